import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { joinClasses } from '../../join-classes.ts';

interface IconProps {
  readonly className?: string | undefined;
}

/**
 * A component for a drawing of Lucide's, or for one made like them. By hand, because lucide-react makes each icon two components, which work out its attributes anew
 * whenever they are drawn: a seventh of what a long list of rates cost.
 */
export function drawIcon(shapes: IconNode) {
  const drawn = shapes.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }));
  return function Icon({ className }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={joinClasses('lucide', className)}
      >
        {drawn}
      </svg>
    );
  };
}
