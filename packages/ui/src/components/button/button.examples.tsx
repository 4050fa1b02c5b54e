import type { Example } from '../../testing/example.ts';
import { ArrowRight, RefreshCw } from '../icons/icons.ts';
import { Button } from './button.tsx';
import { actionLinkClass, buttonClass } from './button-class.ts';

export const filled: Example = () => <Button>Compare Annuities</Button>;
export const outline: Example = () => <Button variant="outline">Review Your Annuity</Button>;
export const smallWithIcon: Example = () => (
  <Button variant="outline" size="small" icon={<RefreshCw />}>
    Refresh Data
  </Button>
);
export const quiet: Example = () => <Button variant="quiet">Clear Selection</Button>;
export const busy: Example = () => <Button busy>Request my consultation</Button>;
export const disabled: Example = () => <Button disabled>Compare Selected</Button>;
export const linkAsButton: Example = () => (
  <a href="#top" className={buttonClass({ size: 'small' })}>
    Get Consultation
  </a>
);
export const actionLink: Example = () => (
  <a href="#top" className={actionLinkClass()}>
    See the math
    <ArrowRight />
  </a>
);
