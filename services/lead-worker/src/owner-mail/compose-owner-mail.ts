import { firstCallOf, firstCallWords, visitorZoneOf } from '@annuity-lantern/contracts/first-call';
import { type StoredAnswers, type UsState, usStates } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { messages } from '@annuity-lantern/contracts/messages';
import { clockOf } from '@annuity-lantern/contracts/sla';
import type { AnyLeadRecord } from '@annuity-lantern/lead-store';
import type { PublicSite } from '@annuity-lantern/site';
import { callerTitle, whoCalls } from '@annuity-lantern/site/who-calls';
import { section } from '../mail/mail-content.ts';
import { leaveOut, officeHours, privacyLink, reachUsOf, unlessRefused } from '../mail/reach-us.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';

/** All lead fields that the mail uses. It repeats nothing typed into the form, because the address may be somebody else's. */
type LeadForVisitor = Pick<AnyLeadRecord, '_id' | 'kind' | 'owner' | 'createdAt' | 'status' | 'firstContact'> & StoredAnswers;

/** The people whom the mail names, by their names for visitors; null for a person without one. */
export interface OwnerMailPeople {
  readonly owner: string | null;
  /** License numbers for the state of the request, of those whom the mail shall name with one. */
  readonly licenses?: readonly { readonly name: string; readonly number: string }[];
  /** Absent without a second advisor. */
  readonly second?: { readonly name: string | null; readonly agreedOn: string };
  /** The previous owner, if the visitor received mail about that person. */
  readonly before?: { readonly name: string | null };
}

interface Callers {
  readonly owner: string;
  readonly second: string | undefined;
  readonly site: PublicSite;
}

interface OwnerMailOptions {
  readonly site: PublicSite;
  readonly publicOrigin: string;
  readonly now: Date;
}

/** Tells a visitor who has their request now, and names the previous owner if the visitor knows of that person. */
export function composeOwnerMail(lead: LeadForVisitor, people: OwnerMailPeople, { site, publicOrigin, now }: OwnerMailOptions): Mail {
  const { before } = people;
  // User names are not shown to visitors.
  const owner = people.owner ?? (before ? 'Another advisor on our team' : 'An advisor on our team');
  const second = people.second && (people.second.name ?? 'a second advisor on our team');
  const held = second ? `${owner} and ${second} have your request` : `${owner} has your request`;
  const subject = before ? `${owner} has taken over your request` : held;
  const next = nextWords(lead, owner, site, now);
  return renderMail({
    subject,
    replyTo: site.contactEmail,
    sender: site.productName,
    context: 'your request',
    preview: `${next.promise}.`,
    heading: `${subject}.`,
    blocks: [
      { kind: 'paragraph', words: `You asked ${site.productName} for ${messages.request[lead.kind].askedFor}.` },
      ...(before ? [{ kind: 'paragraph' as const, words: changeWords(owner, before.name) }] : []),
      { kind: 'next', heading: 'What happens next', ...next },
      section(second ? 'Two advisors, as you agreed' : 'One advisor at a time', oneAtATime(second, people.second?.agreedOn)),
      section('Who calls', `${licenseWords(lead, people, site)}${callerWords(lead, { owner, second, site })} ${unlessRefused}`),
      section('Your reference number', `${leadReference(lead._id)}. Have it ready if you call us.`),
      section('How to say stop', "Don't want a call? Reply to this email or call us. Then we won't contact you again."),
      { kind: 'contact', contact: reachUsOf(site) },
      { kind: 'small', words: leaveOut, link: privacyLink(publicOrigin) },
    ],
  });
}

/** What the advisor does next, with calling hours or an apology. No detail if no call is due. */
function nextWords(lead: LeadForVisitor, owner: string, site: PublicSite, now: Date) {
  const { state } = clockOf(lead, now.getTime(), site.hours);
  const calls = officeHours(site);
  // Reopened after the promised call was made.
  if (state !== 'stopped' && lead.firstContact) return { promise: `${owner} will call you again soon`, detail: calls };
  if (state === 'late' && !isWishAhead(lead, site, now))
    return {
      promise: `${owner} will call you as soon as possible`,
      detail: 'We said that we would contact you within 24 hours on working days. We are late, and we are sorry.',
    };
  if (state !== 'stopped') return { promise: `${owner} ${callWords(lead, site, now)}`, detail: calls };
  return {
    promise:
      lead.status === 'scheduled' ? `${owner} will call you at the time you agreed on` : `${owner} answers your questions from now on`,
    detail: '',
  };
}

/** The visitor chose a time after the 24 hours, and it has not passed yet: then the call is not late. */
function isWishAhead(lead: LeadForVisitor, { hours }: PublicSite, now: Date): boolean {
  const told = firstCallOf(lead, lead.createdAt, hours, visitorZoneOf(lead));
  return told?.wish === 'kept' && told.until > now;
}

/** A wished time is not reserved. */
function callWords(lead: LeadForVisitor, { hours }: PublicSite, now: Date): string {
  const call = firstCallOf(lead, now, hours, visitorZoneOf(lead));
  if (!call) return 'will call you when our office is open';
  return `${call.wish === 'kept' ? 'will try to call you' : 'will call you'} ${firstCallWords(call)}`;
}

/** `Dana Reyes is a licensed insurance agent, Ohio license 1234567. ` */
function licenseWords({ state }: LeadForVisitor, { licenses = [] }: OwnerMailPeople, site: PublicSite): string {
  const name = usStates[state as UsState];
  return licenses.map((one) => `${one.name} is ${callerTitle(site, state)}, ${name} license ${one.number}. `).join('');
}

/** An owner for service only is not licensed where the visitor lives, and may not be called a licensed agent. */
function callerWords({ owner: held, state }: LeadForVisitor, { owner, second, site }: Callers): string {
  const seller = `is ${whoCalls(site, state)}.`;
  if (!held?.serviceOnly) return `The person who calls ${seller}`;
  return `${owner} answers your questions and sells you nothing.${second ? ` Your second advisor ${seller}` : ''}`;
}

function changeWords(owner: string, before: string | null): string {
  if (before === null) return "The advisor who had it before won't call you about it anymore.";
  return `${owner} has taken over from ${before}. ${before} won't call you about it anymore.`;
}

function oneAtATime(second: string | undefined, agreedOn = ''): string {
  const rest = "Nobody else on our team will call you about this request. If someone takes over, we'll email you.";
  if (!second) return `${rest} A second advisor joins only if you agree.`;
  return `You agreed on ${dayWords(agreedOn)} to a second advisor: ${second}. If that's wrong, please tell us. ${rest}`;
}

const calendarDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });

/** `March 6`, for `2026-03-06`. */
function dayWords(day: string): string {
  return calendarDay.format(new Date(`${day}T00:00:00Z`));
}
