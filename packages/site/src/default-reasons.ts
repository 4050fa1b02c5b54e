import type { StepReasons } from '@annuity-lantern/contracts/http';

/** Why staff close a request or set one aside, for an office whose site file names no reasons. */
export const defaultReasons: StepReasons = {
  closed: ['Bought an annuity with us', 'Wanted information only', 'Decided against an annuity', 'Bought elsewhere'],
  disqualified: [
    'Never asked us to call',
    'An annuity does not suit them',
    'Lives where we can’t help',
    'Can’t be reached',
    'Spam or a test',
  ],
};
