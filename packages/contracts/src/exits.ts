import { effectiveConsent } from './effective-consent.ts';
import { type EffectName, effectNames, effects } from './effects.ts';
import { type ConsentChannel, consentChannels } from './http/revocations.ts';

/**
 * What a person can have chosen: no calls at all, no calls about this request (`noCallsHere`), no mail at all, or to take back consent to a channel. One
 * more is no choice, but closes ways out as these do: mail came back from their address for good.
 */
export type Choice = ListedChoice | 'noCallsHere' | ConsentChannel;
/** Kept by phone number or address, in the do-not-call list. */
export const listedChoices = ['noCalls', 'noEmail', 'badAddress'] as const;
export type ListedChoice = (typeof listedChoices)[number];
export const choices: readonly Choice[] = [...listedChoices, 'noCallsHere', ...consentChannels];

/** `open`: the choice changes nothing. `told`: what goes out says so, and promises nothing against it. `closed`: nothing goes out. */
export type Passage = 'open' | 'told' | 'closed';

/** Ways out that are no effects. */
type DeskExit = 'callLink' | 'mailLink' | 'queue' | 'export';
export type Exit = DeskExit | EffectName;

const inside = {
  noCalls: 'open',
  noEmail: 'open',
  badAddress: 'open',
  noCallsHere: 'open',
  automatedCalls: 'open',
  texts: 'open',
  email: 'open',
} as const;
const copied = {
  noCalls: 'told',
  noEmail: 'told',
  badAddress: 'told',
  noCallsHere: 'told',
  automatedCalls: 'told',
  texts: 'told',
  email: 'told',
} as const;
/** What reaches the address of the visitor. */
const noMail = { noEmail: 'closed', badAddress: 'closed', email: 'closed' } as const;
/** Mail that says so: mail to staff must not ask for a call that is not wanted. */
const toldOfCalls = { ...inside, noCalls: 'told', noCallsHere: 'told' } as const;
/** What leads to a call. */
const noCall = { noCalls: 'closed', noCallsHere: 'closed' } as const;

/** Every way in which a request reaches somebody, and what each choice of its visitor does to it. A new effect needs a row. */
export const exits = {
  // A person dials, so consent to automated calls does not matter.
  callLink: { ...inside, ...noCall },
  mailLink: { ...inside, ...noMail },
  queue: copied,
  export: copied,
  verify: inside,
  recheck: inside,
  persist: inside,
  staffMail: toldOfCalls,
  // Neither tells the visitor that the number is on the list: it may be somebody else's.
  visitorMail: { ...inside, ...noMail, noCallsHere: 'told' },
  // It says who will call.
  ownerMail: { ...inside, ...noMail, noCallsHere: 'closed' },
  handedMail: toldOfCalls,
  // It asks the owner to call.
  callback: { ...inside, ...noCall },
  // It names the time of a call, or says that there is none.
  appointmentMail: { ...inside, ...noMail, noCalls: 'told', noCallsHere: 'told' },
  // It asks when to call, or at which number.
  askMail: { ...inside, ...noMail, ...noCall },
  // It asks for no call, and must say nothing about one.
  replyMail: toldOfCalls,
  consentRecord: inside,
  // The visitor asked for it just now.
  codeMail: { ...inside, badAddress: 'closed' },
  // It confirms what the visitor chose a moment ago, also that they want no more mail.
  // An address that was typed a moment ago must not keep the one before from hearing of it.
  changeMail: { ...toldOfCalls, badAddress: 'told' },
  // The visitor asked for it, and the mail says that it is done. Without a working address it is done without a mail.
  ownErasure: { ...inside, badAddress: 'told' },
  spreadRevocation: inside,
  webhook: copied,
  // It names no person, and asks the CRM to forget.
  erasedWebhook: inside,
  analytics: inside,
  slaWarning: toldOfCalls,
  slaBreach: toldOfCalls,
} as const satisfies Readonly<Record<Exit, Readonly<Record<Choice, Passage>>>>;

/** A request as it is stored or answered. */
type Choosing = Parameters<typeof effectiveConsent>[0];

/** The effects that mail the visitor. */
export const mailsToVisitor: readonly EffectName[] = effectNames.filter(
  (name) => effects[name].queue === 'lead-notify' && exits[name].badAddress !== 'open',
);

/** The choice that closes this way out for a request; undefined if it is not closed. */
export function closedBy(exit: Exit, lead: Choosing): Choice | undefined {
  return chosenIn(lead).find((choice) => exits[exit][choice] === 'closed');
}

/** Whether what goes out this way must say that the person wants no calls. */
export function tellsNoCalls(exit: Exit, lead: Pick<Choosing, 'noCalls' | 'noCallsHere'>): boolean {
  return (['noCalls', 'noCallsHere'] as const).some((choice) => lead[choice] && exits[exit][choice] === 'told');
}

/** Whether the person wants no calls at all, or none about this request. */
export function wantsNoCalls({ noCalls, noCallsHere }: Pick<Choosing, 'noCalls' | 'noCallsHere'>): boolean {
  return Boolean(noCalls ?? noCallsHere);
}

/** Whether a choice changes anything about this way out. */
export function dependsOn(exit: Exit, choice: Choice): boolean {
  return exits[exit][choice] !== 'open';
}

/** Why this person must not be called; null if staff may dial. */
export function callBan(lead: Choosing): string | null {
  return closedBy('callLink', lead) ? 'They asked not to be called' : null;
}

function chosenIn(lead: Choosing): Choice[] {
  const { revoked } = effectiveConsent(lead);
  return choices.filter((choice) => (isListed(choice) || choice === 'noCallsHere' ? lead[choice] : revoked[choice]));
}

export function isListed(choice: Choice): choice is ListedChoice {
  return listedChoices.some((listed) => listed === choice);
}
