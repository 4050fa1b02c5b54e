import type { PropsOf } from '@annuity-lantern/mdx';
import type { ComponentType } from 'react';
import { CappedYears, ParticipatingYears, SpreadYears } from '../figures/credited-courses.tsx';
import { Envelopes } from '../figures/envelopes.tsx';
import { MonthSums } from '../figures/month-sums.tsx';
import { SurrenderByYear } from '../figures/surrender-by-year.tsx';
import { BonusAndPlain, IndexAndContract, PaperAndAccount } from '../figures/two-courses.tsx';
import { Vehicles } from '../figures/vehicles.tsx';
import type { DrawingWords } from '../model/drawing-words.ts';

type DrawingProps = PropsOf<'lesson', 'Drawing'>;

const drawings: Readonly<Record<DrawingProps['name'], ComponentType<DrawingWords>>> = {
  'index-and-contract': IndexAndContract,
  'monthly-sum': MonthSums,
  'capped-years': CappedYears,
  'participating-years': ParticipatingYears,
  'spread-years': SpreadYears,
  envelopes: Envelopes,
  'paper-and-account': PaperAndAccount,
  'surrender-by-year': SurrenderByYear,
  'bonus-and-plain': BonusAndPlain,
  vehicles: Vehicles,
};

/** The drawing that a lesson names. */
export function Drawing({ name, ...words }: DrawingProps) {
  const Named = drawings[name];
  return <Named {...words} />;
}
