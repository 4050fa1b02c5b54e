import { effectiveConsent } from '@annuity-lantern/contracts/effective-consent';
import { type EffectAt, type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import {
  fieldsWithAnswers,
  type LaterMail,
  type LeadField,
  laterMails,
  type MailToVisitor,
  type MyRequest,
} from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { isWishedWith, noCallsHereOf, type StoredLead } from '@annuity-lantern/lead-store';
import { findPeople } from '@annuity-lantern/staff-store/people';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';

/** Which mail to the visitor a mail is; null for one to staff, or that arrives after the page is gone. */
const mailOf: Readonly<Partial<Record<EffectName, MailToVisitor | LaterMail | null>>> = {
  staffMail: null,
  visitorMail: 'confirmation',
  ownerMail: 'advisor',
  handedMail: null,
  replyMail: null,
  callback: null,
  appointmentMail: 'appointment',
  askMail: 'question',
  codeMail: 'code',
  changeMail: 'change',
  ownErasure: null,
  slaWarning: null,
  slaBreach: null,
} satisfies Readonly<Record<EffectAt<'lead-notify'>, MailToVisitor | LaterMail | null>>;

/** A request as its visitor may read it: nothing that staff wrote, and no wish that was recorded with another request. */
export async function toMyRequest({ store, doNotCall }: Pick<DeskContext, 'store' | 'doNotCall'>, lead: StoredLead): Promise<MyRequest> {
  const { owner } = lead;
  const left = mailsThatLeft(lead);
  const [record, people] = await Promise.all([
    askStore(() => doNotCall.read(lead)),
    owner ? askStore(() => findPeople(store.connection, [owner.id])) : undefined,
  ]);
  const noCalls = noCallsHereOf(lead) !== undefined || isWishedWith(lead._id, record, 'noCalls');
  const noEmail = lead.noEmailHere !== undefined || isWishedWith(lead._id, record, 'noEmail');
  const name = owner && people?.get(owner.id)?.name;
  const given = lead as { readonly [Field in LeadField]?: unknown };
  const answers = fieldsWithAnswers(lead.kind, given).map((field) => [field, given[field]]);
  return {
    reference: leadReference(lead._id),
    kind: lead.kind,
    status: lead.status,
    createdAt: lead.createdAt.toISOString(),
    ...(owner ? { advisor: name ? { name } : {} } : {}),
    ...(lead.callback && lead.callback.kind !== 'attempt' ? { callbackAt: lead.callback.at.toISOString() } : {}),
    answers: Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)) as MyRequest['answers'],
    ...(lead.consent ? { consent: lead.consent } : {}),
    channels: channelsOf(lead, { noCalls, noEmail }),
    noCalls,
    noEmail,
    attached: lead.attachments?.map(({ kind }) => kind) ?? [],
    mails: left.filter((one): one is MyRequest['mails'][number] => !isLater(one.mail)),
    laterMails: left.filter((one): one is LaterMails[number] => isLater(one.mail)),
  };
}

type LaterMails = NonNullable<MyRequest['laterMails']>;

function isLater(mail: MailToVisitor | LaterMail): mail is LaterMail {
  return laterMails.some((later) => later === mail);
}

/** Copies come from requests with the same number or address, which may be somebody else's. */
function channelsOf({ consent, revocations = [] }: StoredLead, wishes: Pick<MyRequest, 'noCalls' | 'noEmail'>): MyRequest['channels'] {
  const [noCalls, noEmail] = [wishes.noCalls ? {} : null, wishes.noEmail ? {} : null];
  return effectiveConsent({ consent, revocations: revocations.filter(({ copied }) => !copied), noCalls, noEmail }).channels;
}

/** An effect that was ordered again has not left again yet, so the lead does not say when it left before. */
function mailsThatLeft({ effects }: StoredLead): (MyRequest['mails'] | LaterMails)[number][] {
  return effectNames
    .flatMap((name) => {
      const { state, doneAt } = effects[name] ?? {};
      const mail = mailOf[name];
      return mail && state === 'done' && doneAt ? [{ mail, at: doneAt.toISOString() }] : [];
    })
    .toSorted((one, other) => other.at.localeCompare(one.at, 'en-US'));
}
