import type { CallAnswer } from '@annuity-lantern/service-kit/http-app';
import { errorCodes } from '@annuity-lantern/service-kit/measure-answers';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';

/** Counts sign-ins that were refused, whoever they were for. */
export function countRefusedSignIns(metrics: Metrics): (answer: CallAnswer) => void {
  const count = metrics.counter({
    name: 'lantern_sign_ins_refused_total',
    help: 'Sign-ins that were refused, by the code of the error: sign_in_refused, or too_many_requests after many of them',
    labels: { reason: errorCodes },
  });
  return ({ endpoint, code }) => {
    if (endpoint === 'signIn' && code) count({ reason: code });
  };
}
