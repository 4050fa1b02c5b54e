import type { ContactCheck } from '@annuity-lantern/contact-check';
import type { EffectName } from '@annuity-lantern/contracts/effects';
import { type AnyLeadRecord, type ConsentLedger, type EffectResult, searchFieldsOf, type VisitorKeys } from '@annuity-lantern/lead-store';
import type { Analytics } from '@annuity-lantern/service-kit/analytics';
import type { PublicSite } from '@annuity-lantern/site';
import { countLead } from '../analytics/count-lead.ts';
import { askVisitor } from '../call-mail/ask-visitor.ts';
import { mailAppointment } from '../call-mail/mail-appointment.ts';
import type { Mailer } from '../mail/create-mailer.ts';
import type { ForgetLocalMails } from '../mail/forget-local-mails.ts';
import { type EraseForVisitor, eraseAndTell } from '../my-request/erase-for-visitor.ts';
import { mailChange } from '../my-request/mail-change.ts';
import { mailCode } from '../my-request/mail-code.ts';
import { myRequestLink } from '../my-request/my-request-link.ts';
import { tellOwner } from '../owner-mail/tell-owner.ts';
import type { Staff } from '../staff/open-staff.ts';
import { composeStaffMail } from '../staff-mail/compose-staff-mail.ts';
import { mailNewOwner } from '../staff-mail/mail-new-owner.ts';
import { remindOfCallback } from '../staff-mail/remind-of-callback.ts';
import { remindStaff } from '../staff-mail/remind-staff.ts';
import type { SendToStaff } from '../staff-mail/send-to-staff.ts';
import { tellOfReply } from '../staff-mail/tell-of-reply.ts';
import { recheckContact } from '../verify/recheck-contact.ts';
import { verifyContact } from '../verify/verify-contact.ts';
import { composeVisitorMail } from '../visitor-mail/compose-visitor-mail.ts';
import { sendToVisitor } from '../visitor-mail/send-to-visitor.ts';
import type { WithholdMail } from '../visitor-mail/withhold-mail.ts';
import type { SendErasedWebhook, SendWebhook } from '../webhook/create-webhook.ts';
import { EffectRefusal } from './effect-refusal.ts';
import { heedChoices } from './heed-choices.ts';
import type { ReadNoCalls } from './open-no-calls.ts';
import type { Revocations } from './open-revocations.ts';

/**
 * Acts once for a lead. Its result is committed with the effect's new state. The provider gets the idempotency key: `lead/<id>/<effect>`,
 * with `/<order>` for an effect that is ordered by a change of the lead.
 *
 * @throws EffectRefusal
 */
export type ActEffect = (lead: AnyLeadRecord, idempotencyKey: string) => Promise<EffectResult>;
/** One handler per effect. */
export type Effects = Readonly<Record<EffectName, ActEffect>>;

export interface EffectProviders {
  readonly contactCheck: Pick<ContactCheck, 'check'>;
  readonly mailer: Mailer;
  readonly withholdMail: WithholdMail;
  readonly sendToStaff: SendToStaff;
  readonly staffMailTo: readonly string[];
  readonly staff: Staff;
  readonly site: PublicSite;
  readonly publicOrigin: string;
  /** Where mails to staff link to: the desk's own host, or else the public one. */
  readonly deskOrigin: string;
  readonly webhook: SendWebhook;
  readonly erasedWebhook: SendErasedWebhook;
  /** Only where mails go to the local inbox. */
  readonly forgetLocalMails?: ForgetLocalMails | undefined;
  readonly analytics: Analytics | null;
  readonly revocations: Revocations;
  readonly readNoCalls: ReadNoCalls;
  readonly consentLedger: Pick<ConsentLedger, 'record'>;
  readonly visitorKeys: VisitorKeys;
  readonly eraseForVisitor: EraseForVisitor;
  /** Whether mails wait. */
  readonly isMailPaused?: (() => boolean) | undefined;
  readonly now?: () => Date;
}

export function createEffects(providers: EffectProviders): Effects {
  const {
    contactCheck,
    mailer,
    withholdMail,
    sendToStaff,
    staffMailTo,
    site,
    publicOrigin,
    deskOrigin,
    webhook,
    erasedWebhook,
    forgetLocalMails,
    analytics,
    revocations,
    readNoCalls,
    consentLedger,
    now = () => new Date(),
  } = providers;
  const options = { ...providers, now };
  const handlers: Parameters<typeof heedChoices>[0] = {
    verify: (lead) => verifyContact(contactCheck, lead),
    recheck: (lead) => recheckContact(contactCheck, lead),
    persist: async (lead) => ({ state: 'done', completion: searchFieldsOf(lead) }),
    staffMail: (lead, idempotencyKey) => {
      const mail = composeStaffMail(lead, { deskOrigin, hours: site.hours, now: now() });
      return sendToStaff({ kind: 'staffMail', mail, to: staffMailTo, idempotencyKey });
    },
    visitorMail: (lead, idempotencyKey) => {
      const mail = composeVisitorMail(lead, { site, publicOrigin, now: now(), myRequest: myRequestLink(options, lead) });
      const sentFrom = lead.effects.visitorMail.released ? undefined : lead.reception.address;
      // After a correction it goes to another address, and counts once more.
      const { order } = lead.effects.visitorMail;
      const id = order === undefined ? lead._id : `${lead._id}/${order}`;
      return sendToVisitor({ mailer, withholdMail }, { lead, mail, id, idempotencyKey, sentFrom });
    },
    ownerMail: (lead, idempotencyKey) => tellOwner(options, lead, idempotencyKey),
    handedMail: (lead, idempotencyKey) => mailNewOwner(options, lead, idempotencyKey),
    callback: (lead, idempotencyKey) => remindOfCallback(options, lead, idempotencyKey),
    appointmentMail: (lead, idempotencyKey) => mailAppointment(options, lead, idempotencyKey),
    askMail: (lead, idempotencyKey) => askVisitor(options, lead, idempotencyKey),
    replyMail: (lead, idempotencyKey) => tellOfReply(options, lead, idempotencyKey),
    consentRecord: async (lead) => {
      if ((await consentLedger.record(lead)) === 'contradicted')
        throw new EffectRefusal('consent_contradicted', { permanent: true, ambiguous: false });
      return { state: 'done' };
    },
    codeMail: (lead, idempotencyKey) => mailCode(options, lead, idempotencyKey),
    changeMail: (lead, idempotencyKey) => mailChange(options, lead, idempotencyKey),
    ownErasure: (lead, idempotencyKey) => eraseAndTell(options, lead, idempotencyKey),
    spreadRevocation: async (lead) => {
      await revocations.spread(lead);
      return { state: 'done' };
    },
    // A revocation that is recorded from now on finds this lead by itself: the insert stored its contact, or `persist` of an older intake's lead is committed.
    webhook: (lead, idempotencyKey) => webhook(lead, idempotencyKey),
    erasedWebhook: async (lead, idempotencyKey) => {
      await forgetLocalMails?.(lead._id);
      return erasedWebhook(lead, idempotencyKey);
    },
    analytics: (lead, idempotencyKey) => countLead(analytics, lead.kind, idempotencyKey),
    slaWarning: (lead, idempotencyKey) => remindStaff(options, 'warning', lead, idempotencyKey),
    slaBreach: (lead, idempotencyKey) => remindStaff(options, 'breach', lead, idempotencyKey),
  };
  return heedChoices(handlers, { revocations, readNoCalls });
}
