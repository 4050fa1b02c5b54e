import type { Example } from '../../testing/example.ts';
import { ArrowRight } from '../icons/icons.ts';
import { Button } from './button.tsx';
import { actionLinkClass } from './button-class.ts';

export const nightFilled: Example = () => <Button night>Open the calculator</Button>;
export const nightOutline: Example = () => (
  <Button night variant="outline">
    Review Your Annuity
  </Button>
);
export const nightAction: Example = () => (
  <a href="#top" className={actionLinkClass({ night: true })}>
    Where each figure comes from
    <ArrowRight />
  </a>
);
