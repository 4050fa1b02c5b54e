import type { PropsOf } from '@annuity-lantern/mdx';
import type { ComponentType } from 'react';
import { SurrenderByYear } from '../figures/surrender-by-year.tsx';
import type { DrawingWords } from '../model/drawing-words.ts';

type DrawingProps = PropsOf<'lesson', 'Drawing'>;

const drawings: Readonly<Record<DrawingProps['name'], ComponentType<DrawingWords>>> = {
  'surrender-by-year': SurrenderByYear,
};

/** The drawing that a lesson names. */
export function Drawing({ name, ...words }: DrawingProps) {
  const Named = drawings[name];
  return <Named {...words} />;
}
