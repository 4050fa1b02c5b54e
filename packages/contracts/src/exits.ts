import { effectiveConsent } from './effective-consent.ts';
import { type EffectName, effectNames, effects } from './effects.ts';
import { type ConsentChannel, consentChannels } from './http/revocations.ts';

/**
 * What a person can have chosen: no calls at all, no mail at all, or to take back consent to a channel. Two more are no choices, but close ways
 * out as these do. Mail came back from their address for good, or calls are paused because a caller did not know the three words.
 */
export type Choice = ListedChoice | 'callsPaused' | ConsentChannel;
/** Kept by phone number or address, in the do-not-call list. */
export const listedChoices = ['noCalls', 'noEmail', 'badAddress'] as const;
export type ListedChoice = (typeof listedChoices)[number];
export const choices: readonly Choice[] = [...listedChoices, 'callsPaused', ...consentChannels];

/** `open`: the choice changes nothing. `told`: what goes out says so, and promises nothing against it. `closed`: nothing goes out. */
export type Passage = 'open' | 'told' | 'closed';

/** Ways out that are no effects. */
type DeskExit = 'callLink' | 'mailLink' | 'queue' | 'export';
export type Exit = DeskExit | EffectName;

const inside = {
  noCalls: 'open',
  noEmail: 'open',
  badAddress: 'open',
  callsPaused: 'open',
  automatedCalls: 'open',
  texts: 'open',
  email: 'open',
} as const;
const copied = {
  noCalls: 'told',
  noEmail: 'told',
  badAddress: 'told',
  callsPaused: 'told',
  automatedCalls: 'told',
  texts: 'told',
  email: 'told',
} as const;
/** What reaches the address of the visitor. */
const noMail = { noEmail: 'closed', badAddress: 'closed', email: 'closed' } as const;
/** Mail that says so: mail to staff must not ask for a call that is not wanted. */
const toldOfCalls = { ...inside, noCalls: 'told' } as const;

/** Every way in which a request reaches somebody, and what each choice of its visitor does to it. A new effect needs a row. */
export const exits = {
  // A person dials, so consent to automated calls does not matter.
  callLink: { ...inside, noCalls: 'closed', callsPaused: 'closed' },
  mailLink: { ...inside, ...noMail },
  queue: copied,
  export: copied,
  verify: inside,
  recheck: inside,
  persist: inside,
  staffMail: toldOfCalls,
  visitorMail: { ...inside, ...noMail, noCalls: 'told' },
  // It says who will call.
  ownerMail: { ...inside, ...noMail, noCalls: 'closed' },
  handedMail: toldOfCalls,
  // It asks the owner to call.
  callback: { ...inside, noCalls: 'closed', callsPaused: 'closed' },
  // It asks for no call, and must say nothing about one.
  replyMail: toldOfCalls,
  consentRecord: inside,
  // The visitor asked for it just now.
  codeMail: { ...inside, badAddress: 'closed' },
  // It confirms what the visitor chose a moment ago, also that they want no more mail.
  changeMail: { ...toldOfCalls, badAddress: 'closed' },
  // The visitor asked for it, and the mail says that it is done. Without a working address it is done without a mail.
  ownErasure: { ...inside, badAddress: 'told' },
  spreadRevocation: inside,
  // It is sent once, so it could not take the pause back.
  webhook: { ...copied, callsPaused: 'open' },
  // It names no person, and asks the CRM to forget.
  erasedWebhook: inside,
  analytics: inside,
  slaWarning: toldOfCalls,
  slaBreach: toldOfCalls,
} as const satisfies Readonly<Record<Exit, Readonly<Record<Choice, Passage>>>>;

/** A request as it is stored or answered. */
type Choosing = Parameters<typeof effectiveConsent>[0] & {
  /** Present while calls are paused. */
  readonly callsPaused?: object | undefined;
};

/** The effects that mail the visitor. */
export const mailsToVisitor: readonly EffectName[] = effectNames.filter(
  (name) => effects[name].queue === 'lead-notify' && exits[name].badAddress !== 'open',
);

/** The choice that closes this way out for a request; undefined if it is not closed. */
export function closedBy(exit: Exit, lead: Choosing): Choice | undefined {
  return chosenIn(lead).find((choice) => exits[exit][choice] === 'closed');
}

/** Whether what goes out this way must say that the person wants no calls. */
export function tellsNoCalls(exit: Exit, { noCalls }: Pick<Choosing, 'noCalls'>): boolean {
  return Boolean(noCalls) && exits[exit].noCalls === 'told';
}

/** Whether a choice changes anything about this way out. */
export function dependsOn(exit: Exit, choice: Choice): boolean {
  return exits[exit][choice] !== 'open';
}

/** Why this person must not be called; null if staff may dial. */
export function callBan(lead: Choosing): string | null {
  const choice = closedBy('callLink', lead);
  if (!choice) return null;
  return choice === 'callsPaused' ? 'Calls are paused: a caller did not know the three words' : 'They asked not to be called';
}

function chosenIn(lead: Choosing): Choice[] {
  const { revoked } = effectiveConsent(lead);
  return choices.filter((choice) => (isListed(choice) || choice === 'callsPaused' ? lead[choice] : revoked[choice]));
}

export function isListed(choice: Choice): choice is ListedChoice {
  return listedChoices.some((listed) => listed === choice);
}
