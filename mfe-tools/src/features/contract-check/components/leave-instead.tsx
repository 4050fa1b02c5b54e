import { toolNames } from '@annuity-lantern/contracts/tools';
import { RouteLink } from '@annuity-lantern/host-kit';
import { carryFrom } from '@annuity-lantern/host-kit/next-tools';
import { ArrowRight, above, actionLinkClass, font, joinClasses, ruled } from '@annuity-lantern/ui';
import { leaveLink } from '../model/leave-link.ts';
import type { Answers } from '../model/read-answers.ts';

/** The way to "Leave or stay", which takes the answers along that it asks for too. */
export function LeaveInstead({ answers }: { readonly answers: Answers }) {
  const link = leaveLink(answers);
  return (
    <section className={joinClasses(ruled[24], above[40])} data-print="none" aria-labelledby="leaving">
      <h2 id="leaving" className={font.h3}>
        {toolNames['leave-or-stay']}
      </h2>
      <p className={joinClasses(font.quiet, font.measure, above[8])}>
        Offered a new annuity for this one? See what leaving costs today, and when it would pay for itself.
      </p>
      <RouteLink to="leave-or-stay" suffix={link} className={actionLinkClass()} onClick={() => carryFrom('contract-check', link)}>
        <span>{link === '' ? 'See if leaving pays' : 'See if leaving pays, with these numbers'}</span> <ArrowRight />
      </RouteLink>
    </section>
  );
}
