import { type ConsentVersion, wordsOfVersion } from './consent-versions.ts';

/** A box of the consent block: a channel, or being counted. */
export type ConsentBox = 'automatedCalls' | 'texts' | 'email' | 'analytics';

/** The words beside the boxes. `{network}` stands for the name of the network in the site file. */
export interface ConsentText {
  readonly introduction: string;
  readonly boxes: Readonly<Record<ConsentBox, { readonly label: string; readonly hint?: string }>>;
  /** Shown in place of the box `analytics` when the browser sends Global Privacy Control. */
  readonly notCounted: string;
}

/** From November 21 to 23, 2026. The box `analytics` was added, and reworded once, during the first of these days. */
const firstText: ConsentText = {
  introduction: 'All optional. Your request works with every box empty: a person will then write or dial by hand.',
  boxes: {
    automatedCalls: { label: 'Automated or recorded calls to the number above' },
    texts: { label: 'Automated text messages', hint: 'Message rates may apply. Reply STOP to end.' },
    email: { label: 'Email about my request beyond the first answer' },
    analytics: {
      label: 'You may count this request, and my visits to these forms',
      hint: 'So that we know how many people ask. Our analytics service, when one is set up, gets a count: no name, no address, nothing that tells it who you are. This browser remembers your yes until you untick the box.',
    },
  },
  notCounted: 'Your browser asks every site not to track you (Global Privacy Control). So nothing is counted here.',
};

const optional = 'I don’t have to agree to this to buy anything or to get a call from a person. I can take this back at any time.';

const secondText: ConsentText = {
  introduction: 'All optional. Check nothing and a person will still call you.',
  boxes: {
    automatedCalls: {
      label: `Yes, {network} may call the number above about annuities using automated dialing or a recorded or artificial voice. ${optional}`,
    },
    texts: {
      label: `Yes, {network} may send automated text messages about annuities to the number above. ${optional}`,
      hint: 'Message and data rates may apply. Reply STOP to end.',
    },
    email: { label: 'Yes, {network} may send me more emails about my request. I can take this back at any time.' },
    analytics: {
      label: 'Count my request and visits in anonymous statistics',
      hint: 'Only visits to our request forms. If we use an analytics service, it gets a count: no name, no address, nothing that tells it who you are. This browser remembers your yes until you clear the box.',
    },
  },
  notCounted: 'Your browser asks sites not to track you (Global Privacy Control), so we count nothing here.',
};

/** An entry never changes and never goes: new words are a new entry. */
const consentTexts: Readonly<Record<(typeof wordsOfVersion)[ConsentVersion], ConsentText>> = { first: firstText, second: secondText };

/** Whether the words of a version name the network. */
export function namesNetwork(version: ConsentVersion): boolean {
  return JSON.stringify(consentTexts[wordsOfVersion[version]]).includes('{network}');
}

/** The words of a version as a visitor of this network reads them. */
export function consentText(version: ConsentVersion, network: string): ConsentText {
  const { introduction, boxes, notCounted } = consentTexts[wordsOfVersion[version]];
  const named = (box: ConsentText['boxes'][ConsentBox]) => ({ ...box, label: box.label.replaceAll('{network}', () => network) });
  return {
    introduction,
    boxes: {
      automatedCalls: named(boxes.automatedCalls),
      texts: named(boxes.texts),
      email: named(boxes.email),
      analytics: named(boxes.analytics),
    },
    notCounted,
  };
}
