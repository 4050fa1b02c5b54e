import { attachmentKinds, createAnnuityReviewRequest, createConsultationRequest } from '@annuity-lantern/contracts/http';
import fc from 'fast-check';
import { answers, reviewAnswers } from '../answers.ts';
import { hostileText } from './hostile-text.ts';

/** A member of an object as JSON text, because a list of members may name one key twice. */
type Member = readonly [key: string, json: string];

export interface HostileBody {
  readonly path: string;
  readonly body: string | Uint8Array;
}

const LONGEST_NAME = 80;
const LONGEST_WORDS = 4000;

const inJson = (text: string): string => JSON.stringify(text);

/** Text that a store or language of ours might execute. */
const operators = [
  '{"$gt":""}',
  '{"$ne":null}',
  '{"$where":"sleep(1000)"}',
  '{"$regex":".*"}',
  '[{"$gt":""}]',
  '{"$set":{"status":"closed"}}',
  '{"$oid":"000000000000000000000000"}',
  '{"$date":"1970-01-01T00:00:00Z"}',
  '{"_bsontype":"ObjectId","id":"xxxxxxxxxxxx"}',
  '{"toString":"x","valueOf":"x"}',
  '{"toJSON":"x"}',
  '{"then":"x"}',
  '{"length":1e9}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
];
const oddLiterals = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '1e999',
  '-1e-999',
  '12345678901234567890',
  '""',
  '" "',
  '"\\u0000"',
  '[]',
  '{}',
  '[[]]',
];

const nested = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"a":', '}'], ['{"channels":', '}']), fc.integer({ min: 1, max: 2500 }))
  .map(([[open = '', close = ''], depth]) => `${open.repeat(depth)}1${close.repeat(depth)}`);

const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: hostileText.map(inJson) },
  { weight: 2, arbitrary: fc.constantFrom(...operators) },
  { weight: 2, arbitrary: fc.constantFrom(...oddLiterals) },
  { weight: 2, arbitrary: fc.json({ stringUnit: 'binary' }) },
  { weight: 1, arbitrary: nested },
);

const hostileKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '$where', '$set', 'a.b', 'effects.verify.state'),
  fc.constantFrom('_id', 'id', 'status', 'seq', 'history', 'effects', 'kind', 'bodyHmac', 'reception', 'verifiedOnReceipt', 'keyConflict'),
  fc.constantFrom('', ' ', 'firstName ', 'FIRSTNAME', 'firstName\u0000', '0', 'length', 'then'),
  hostileText,
);

const formFields = [...new Set([...Object.keys(answers), ...Object.keys(reviewAnswers), 'website', 'consent', 'page', 'attachments'])];

const consent = fc
  .record({
    textVersion: fc.constantFrom('2026-11-23', '2026-11-26', '2025-01-01', '2025-1-1', ''),
    network: fc.constantFrom(undefined, 'Example Network', ''),
    channels: fc.record({ automatedCalls: fc.boolean(), texts: fc.boolean(), email: fc.boolean() }, { requiredKeys: ['texts', 'email'] }),
    analytics: fc.boolean(),
  })
  .map((block) => JSON.stringify(block));

const toolInputs = fc.dictionary(
  fc.oneof({ weight: 40, arbitrary: fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,12}$/) }, { weight: 1, arbitrary: hostileKey }),
  fc.oneof({ weight: 40, arbitrary: hostileText.map((text) => text.slice(0, 60)) }, { weight: 1, arbitrary: hostileText }),
  { maxKeys: 3 },
);
/** Most of them fit into a lead: one entry per existing tool, valid input names, not too large. */
const attachments = fc
  .tuple(
    fc.uniqueArray(
      fc.record({ kind: fc.constantFrom(...attachmentKinds), version: fc.integer({ min: 1, max: 999 }), inputs: toolInputs }),
      {
        maxLength: 2,
        selector: ({ kind }) => kind,
      },
    ),
    fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constantFrom(0, 2, 3) }),
  )
  .map(([list, times]) => JSON.stringify(Array.from({ length: times }, () => list).flat()));

interface Form {
  readonly path: string;
  readonly members: readonly Member[];
}

/** Odd text that fits into a field. */
const fits = (longest: number) => hostileText.filter((text) => text.trim() !== '' && text.trim().length <= longest);

const goodForm: fc.Arbitrary<Form> = fc
  .record({
    isReview: fc.boolean(),
    name: fits(LONGEST_NAME),
    words: fits(LONGEST_WORDS),
    agreed: fc.option(consent, { nil: undefined }),
    sentAlong: fc.option(attachments, { nil: undefined, freq: 2 }),
  })
  .map(({ isReview, name, words, agreed, sentAlong }) => {
    const typed = isReview ? { ...reviewAnswers, lastName: name, concerns: words } : { ...answers, firstName: name, primaryConcern: words };
    const members: Member[] = Object.entries(typed).map(([key, answer]) => [key, JSON.stringify(answer)]);
    if (agreed !== undefined) members.push(['consent', agreed]);
    if (sentAlong !== undefined) members.push(['attachments', sentAlong]);
    const { path } = isReview ? createAnnuityReviewRequest : createConsultationRequest;
    return { path, members };
  });

type Change = (members: readonly Member[]) => readonly Member[];

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.constantFrom(...formFields), hostileJson).map(
    ([field, json]): Change =>
      (members) => [...members.filter(([key]) => key !== field), [field, json]],
  ),
  fc.tuple(hostileKey, hostileJson).map(
    (added): Change =>
      (members) => [...members, added],
  ),
  fc.constantFrom(...formFields).map(
    (field): Change =>
      (members) =>
        members.filter(([key]) => key !== field),
  ),
  // One key twice: readers that take the first and readers that take the last must agree.
  fc.tuple(fc.constantFrom(...formFields), hostileJson, fc.boolean()).map(
    ([field, json, first]): Change =>
      (members) =>
        first ? [[field, json], ...members] : [...members, [field, json]],
  ),
);

/** Half of them unchanged: odd texts that must be stored as they are. */
const changes = fc.oneof(fc.constant([]), fc.array(change, { minLength: 1, maxLength: 3 }));

const changedForm: fc.Arbitrary<HostileBody> = fc.tuple(goodForm, changes).map(([{ path, members }, applied]) => {
  const changed = applied.reduce<readonly Member[]>((before, apply) => apply(before), members);
  return { path, body: `{${changed.map(([key, json]) => `${inJson(key)}:${json}`).join(',')}}` };
});

/** Cut off, wrapped, or with extra text before or after. */
const brokenText = fc
  .tuple(changedForm, fc.nat(), fc.constantFrom('cut', 'wrapped', '\ufeff', 'x', '\u0000', ','))
  .map(([{ path, body }, at, how]): HostileBody => {
    if (how === 'cut') return { path, body: body.slice(0, at % body.length) };
    if (how === 'wrapped') return { path, body: `[${body}]` };
    return { path, body: how === '\ufeff' ? how + body : body + how };
  });

const anyPath = fc.constantFrom(createConsultationRequest.path, createAnnuityReviewRequest.path);

export const hostileBody: fc.Arbitrary<HostileBody> = fc.oneof(
  { weight: 12, arbitrary: changedForm },
  { weight: 2, arbitrary: brokenText },
  { weight: 1, arbitrary: fc.record({ path: anyPath, body: hostileJson }) },
  { weight: 1, arbitrary: fc.record({ path: anyPath, body: fc.uint8Array({ maxLength: 200 }) }) },
);
