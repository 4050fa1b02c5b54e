import type { Example } from '../../testing/example.ts';
import { OutsideLink, OutsideNote } from './outside-link.tsx';

const page = { url: 'https://example.org/', label: 'State Insurance Office' };
const ours = { url: 'https://example.com/', label: 'Our directory', ours: true };

export const outsideInText: Example = () => (
  <p>
    If the insurer refuses, ask <OutsideLink page={page} />.
  </p>
);
export const outsideAction: Example = () => (
  <p>
    <OutsideLink look="action" page={page}>
      Find a Local Advisor
    </OutsideLink>
  </p>
);
export const outsideButton: Example = () => (
  <p>
    <OutsideLink look="button" page={page}>
      Find an Advisor
    </OutsideLink>
  </p>
);
export const outsideGroup: Example = () => (
  <div>
    <OutsideNote pages={[page, ours]} />
    {[page, ours].map((one) => (
      <p key={one.url}>
        <OutsideLink page={one} grouped>
          Certification
        </OutsideLink>
      </p>
    ))}
  </div>
);
