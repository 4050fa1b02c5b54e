import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { messages } from '@annuity-lantern/contracts/messages';
import { clockOf } from '@annuity-lantern/contracts/sla';
import { firstCallAt } from '@annuity-lantern/domain/office-hours';
import type { AnyLeadRecord } from '@annuity-lantern/lead-store';
import type { Site } from '@annuity-lantern/site';
import type { Mail } from '../mail/mail.ts';
import { leaveOut, reachUsOf } from '../mail/reach-us.ts';
import type { OwnerMailFacts } from './owner-mail-facts.ts';
import { ownerMailHtml } from './owner-mail-html.ts';
import type { OwnerMailPeople } from './owner-mail-people.ts';
import { ownerMailText } from './owner-mail-text.ts';
import { dayWords, momentWords } from './visitor-time.ts';

/** All that the mail takes of a lead. It repeats nothing that was typed into the form: the address may be somebody else's. */
type LeadForVisitor = Pick<AnyLeadRecord, '_id' | 'kind' | 'createdAt' | 'status' | 'firstContact'>;

interface OwnerMailOptions {
  readonly site: Site;
  readonly publicOrigin: string;
  readonly now: Date;
}

/** Tells a visitor who has their request, and who had it before as far as they know. */
export function composeOwnerMail(lead: LeadForVisitor, people: OwnerMailPeople, { site, publicOrigin, now }: OwnerMailOptions): Mail {
  const { before } = people;
  // A user name is not for visitors.
  const owner = people.owner ?? (before ? 'Another advisor on our team' : 'An advisor on our team');
  const second = people.second && (people.second.name ?? 'a second advisor on our team');
  const held = second ? `${owner} and ${second} have your request` : `${owner} has your request`;
  const subject = before ? `${owner} has taken over your request` : held;
  const facts: OwnerMailFacts = {
    ...reachUsOf(site),
    product: site.productName,
    heading: `${subject}.`,
    askedFor: messages.request[lead.kind].askedFor,
    change: before ? changeWords(owner, before.name) : '',
    ...nextWords(lead, owner, site, now),
    advisors: second ? 'Two advisors, as you agreed' : 'One advisor at a time',
    oneAtATime: oneAtATime(second, people.second?.agreedOn),
    reference: leadReference(lead._id),
    stop: "Don't want a call? Reply to this email or call us. Then we won't contact you again.",
    leaveOut,
    privacyPage: `${publicOrigin}/privacy-policy`,
  };
  return { subject, text: ownerMailText(facts), html: ownerMailHtml(facts), replyTo: site.contactEmail };
}

function nextWords(lead: LeadForVisitor, owner: string, site: Site, now: Date): Pick<OwnerMailFacts, 'next' | 'nextDetail'> {
  const { state, dueAt } = clockOf(lead, now.getTime());
  const calls = `We call in office hours: ${site.hours.display}.`;
  // Opened again: the promised call was made.
  if (state !== 'stopped' && lead.firstContact) return { next: `${owner} will call you again soon`, nextDetail: calls };
  if (state === 'late')
    return {
      next: `${owner} will call you as soon as possible`,
      nextDetail: 'We said that we would contact you within 24 hours. We are late, and we are sorry.',
    };
  if (state !== 'stopped')
    return {
      next: `${owner} will call you ${callWords(new Date(dueAt), site, now)}`,
      nextDetail: calls,
    };
  return {
    next: lead.status === 'scheduled' ? `${owner} will call you at the time you agreed on` : `${owner} answers your questions from now on`,
    nextDetail: '',
  };
}

/** No later than the 24 hours end, unless the office is closed then. */
function callWords(due: Date, { hours }: Site, now: Date): string {
  const afterDue = firstCallAt(due, hours);
  if (!afterDue) return `by ${momentWords(due)}`;
  const opening = firstCallAt(now, hours);
  return opening ? `on ${opening}` : `today, or on ${afterDue}`;
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
