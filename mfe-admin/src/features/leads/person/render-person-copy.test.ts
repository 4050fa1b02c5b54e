import { leadFieldNames, PersonCopy } from '@annuity-lantern/contracts/http';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { expect, it } from 'vitest';
import { renderPersonCopy } from './render-person-copy.ts';

const at = '2026-03-02T15:00:00.000Z';
const request: PersonCopy['requests'][number] = {
  ...sampleConsultation,
  id: '4f9f5f2e-0c1d-4b7a-9a43-6c1f0f6f2b11',
  kind: 'consultation',
  status: 'assigned',
  seq: 3,
  createdAt: at,
  primaryConcern: 'Fees <script>alert(1)</script> & "rates"',
  otherAnswers: { favoritePet: 'canary' },
  consent: { textVersion: '2026-11-25', channels: { automatedCalls: false, texts: true, email: false } },
  revocations: [{ at, by: 'kim', channels: ['texts'], way: 'phone', seq: 2 }],
  noCalls: { at, by: 'kim', way: 'phone' },
  noEmail: null,
  attachments: [{ kind: 'contract-check', version: 1, inputs: { insurer: 'Wilhelmina Mutual' } }],
  history: [
    { at, seq: 0, what: 'received', by: 'visitor' },
    { at, seq: 1, what: 'contact', by: 'kim', old: { email: 'old@example.org' } },
    { at, seq: 1, what: 'note', by: 'kim', note: 'Call after six' },
  ],
  received: { address: '203.0.113.7', userAgent: 'Browser/1.0', page: '/consultation' },
};

it('has everything of the copy in words, and runs nothing that was typed', () => {
  const page = renderPersonCopy({ at, requests: [request] });
  for (const part of [
    '1 request, as of 2026-03-02 15:00 UTC.',
    'Request 4F9F-5F2E',
    sampleConsultation.email,
    '<dt>Favorite pet</dt><dd>canary</dd>',
    '<dt>Consent to text messages</dt><dd>Given (words of 2026-11-25)</dd>',
    '<dt>Consent taken back</dt>',
    '<dt>No calls at all</dt>',
    'Wilhelmina Mutual',
    'old@example.org',
    'Note: Call after six',
    '203.0.113.7',
    'Browser/1.0',
  ])
    expect(page).toContain(part);
  expect(page).not.toContain('No email at all');
  expect(page).not.toMatch(/<script|src=|href=/);
  expect(page).toContain('&#60;script&#62;');
});

it('has what staff recorded beside the form: the state of a review, and that a number was wrong', () => {
  const { primaryConcern: _, age: __, assets: ___, ...review } = request;
  const page = renderPersonCopy({ at, requests: [{ ...review, kind: 'annuity-review', state: 'OH', wrongNumber: { at, by: 'kim' } }] });
  expect(page).toMatch(/<dt>State[^<]*<\/dt><dd>(?:OH|Ohio)/);
  expect(page).toContain('<dt>Number found wrong</dt>');
});

it('leaves out what was not answered, and counts several requests', () => {
  const page = renderPersonCopy({ at, requests: [request, { ...request, history: [] }] });
  expect(page).toContain('2 requests, as of');
  expect(page).not.toMatch(/<dd><\/dd>/);
});

it('gets these facts beside the answers of the form, so that another one is shown, or left out on purpose', () => {
  const names = Object.keys(PersonCopy.shape.requests.def.element.shape);
  expect(names.filter((name) => !leadFieldNames.some((answer) => answer === name)).toSorted()).toEqual([
    ...['askFirst', 'attachments', 'badAddress', 'callEntries', 'callback', 'calls', 'consent', 'consentDoubt', 'contact', 'createdAt'],
    ...['history', 'hold', 'id', 'keyConflict', 'kind', 'noCalls', 'noCallsHere', 'noEmail', 'otherAnswers', 'owner', 'page', 'reason'],
    ...['received', 'revocations', 'secondAdvisor', 'seq', 'status', 'wrongNumber'],
  ]);
});
