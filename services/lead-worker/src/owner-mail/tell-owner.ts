import type { SkipReason } from '@annuity-lantern/contracts/effects';
import { overStatuses } from '@annuity-lantern/contracts/http';
import { todayAt } from '@annuity-lantern/domain/open-time';
import { licenseFor } from '@annuity-lantern/domain/state-license';
import type { AnyLeadRecord, EffectResult } from '@annuity-lantern/lead-store';
import type { PublicSite } from '@annuity-lantern/site';
import type { Mailer } from '../mail/create-mailer.ts';
import type { Staff } from '../staff/open-staff.ts';
import { sendToVisitor } from '../visitor-mail/send-to-visitor.ts';
import type { WithholdMail } from '../visitor-mail/withhold-mail.ts';
import { composeOwnerMail } from './compose-owner-mail.ts';

export interface OwnerMailOptions {
  readonly mailer: Mailer;
  readonly withholdMail: WithholdMail;
  readonly staff: Pick<Staff, 'peopleOf'>;
  readonly site: PublicSite;
  readonly publicOrigin: string;
  readonly now: () => Date;
}

/**
 * Tells a visitor who has their request now. Skipped if the lead is unowned or closed, if the owner's account was disabled meanwhile, or if
 * the visitor already received mail about the same people.
 *
 * @throws EffectRefusal
 */
export async function tellOwner(options: OwnerMailOptions, lead: AnyLeadRecord, idempotencyKey: string): Promise<EffectResult> {
  const started = performance.now();
  const { owner, secondAdvisor: second } = lead;
  const { order, told = [] } = lead.effects.ownerMail;
  const reason = reasonAgainst(lead, told);
  if (reason || !owner) return { state: 'skipped', reason: reason ?? 'no_owner' };
  const [before] = told[0] === owner.id || told[0] === second?.id ? [] : told;
  const ids = [owner.id, ...(second ? [second.id] : [])];
  const found = await options.staff.peopleOf([...ids, ...(before ? [before] : [])]);
  // The next change of owner orders the mail again.
  if (ids.some((id) => found.get(id)?.isActive === false)) return { state: 'skipped', reason: 'owner_disabled' };
  const today = todayAt(options.now(), options.site.hours);
  const licenses = ids.flatMap((id) => {
    const { name = null, licenses: held } = found.get(id) ?? {};
    const license = licenseFor(held, lead.state, today);
    return name !== null && license.kind === 'licensed' ? [{ name, number: license.license.number }] : [];
  });
  const nameOf = (id: string) => found.get(id)?.name ?? null;
  const people = {
    owner: nameOf(owner.id),
    ...(options.site.callers?.nameLicense ? { licenses } : {}),
    ...(second ? { second: { name: nameOf(second.id), agreedOn: second.agreedOn } } : {}),
    ...(before ? { before: { name: nameOf(before) } } : {}),
  };
  const mail = composeOwnerMail(lead, people, { ...options, now: options.now() });
  // Each order counts as one mail for its address and day.
  const id = `${lead._id}/${order}`;
  return sendToVisitor(options, { lead, mail, id, idempotencyKey, spent: performance.now() - started });
}

function reasonAgainst({ owner, secondAdvisor, status, contact }: AnyLeadRecord, told: readonly string[]): SkipReason | undefined {
  if (!owner) return 'no_owner';
  if (overStatuses.includes(status)) return 'request_over';
  if (contact?.email === 'false' || contact?.phone === 'false') return 'contact_false';
  return [owner.id, ...(secondAdvisor ? [secondAdvisor.id] : [])].join() === told.join() ? 'told_before' : undefined;
}
