import { fieldsOf, type LeadKind, rowOf } from '@annuity-lantern/contracts/http';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { LEGAL_VERSION } from '../../../legal-version.ts';
import { routes } from '../../../routes.ts';
import { forms } from '../../../server.ts';
import { annuityReviewForm, consultationForm } from '../model/request-form-kind.ts';
import { accepted, fakeIntake, json } from '../testing/fake-intake.ts';
import { boxes, field, fillIn, open, send, theForm } from '../testing/open-form.tsx';

const host = sampleHost({ routes: servedBy('mfe-content', routes), analytics: true });
const kinds = { consultation: consultationForm, 'annuity-review': annuityReviewForm } as const;

const fields = {
  firstName: 'Margaret',
  lastName: 'Okafor',
  email: 'm.okafor@example.com',
  phone: '(202) 762-1401',
  age: '60-69',
  assets: '250k-500k',
  state: 'AZ',
  primaryConcern: 'Two\r\nlines',
  'preferredCallTime.choice': 'choose',
  'preferredCallTime.parts': 'morning',
  'preferredCallTime.timeZone': 'America/Denver',
  website: '',
  idempotencyKey: '6f1c2b1e-33a9-4a4f-9d55-0b6a3b8a7c10',
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function readPost(more: Readonly<Record<string, string>> = {}, form: LeadKind = 'consultation') {
  const posted = forms[form];
  if (!posted) throw new Error('the form takes posts');
  return posted.read(
    new URLSearchParams([
      ...Object.entries({ ...fields, ...more }),
      ['preferredCallTime.days', 'Monday'],
      ['preferredCallTime.days', 'Friday'],
    ]),
    host,
  );
}

/** Puts the page that answers into the document, and returns its status. */
function answer(status: number, body: unknown, more?: Readonly<Record<string, string>>): number {
  const page = readPost(more).answer({ status, body: JSON.stringify(body) });
  document.body.innerHTML = page.fragment;
  return page.status;
}

const refusal = (...errors: readonly (readonly [string, string])[]) => ({
  code: 'invalid_input',
  message: 'Some answers need another look.',
  errors: errors.map(([name, message]) => ({ field: name, code: 'custom', message })),
});

describe.each(['consultation', 'annuity-review'] as const)('a posted %s form', (kind) => {
  it('makes the same call as the script does with the same answers', async () => {
    const intake = fakeIntake();
    intake.answers.push(json(201, accepted));
    open({ form: kinds[kind] });
    const form = theForm(kinds[kind]);
    for (const [name, value] of Object.entries(answersOf(kind))) fireEvent.change(control(name), { target: { value } });
    for (const label of ['Choose times', 'Tuesday', 'Morning (9 a.m. to noon)', boxes.texts.label, boxes.analytics.label])
      fireEvent.click(field(label));
    fireEvent.change(field('Your time zone'), { target: { value: 'America/Denver' } });
    // What a browser would post. Browsers post each line break as CRLF.
    const posted = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value).replaceAll('\n', '\r\n')]));
    posted.set('idempotencyKey', fields.idempotencyKey);
    await send(kinds[kind]);
    expect(forms[kind]?.read(posted, host).body).toEqual(intake.posts[0]?.body);
    expect(intake.posts[0]?.body).toMatchObject({
      consent: { textVersion: LEGAL_VERSION, channels: { texts: true }, analytics: true },
      page: `/${kind}`,
    });
  });
});

function answersOf(kind: LeadKind): Readonly<Record<string, string>> {
  const known: Readonly<Record<string, string>> = { ...fields, primaryConcern: 'Two\nlines', concerns: 'Three\nshort\nlines' };
  return Object.fromEntries(
    fieldsOf[kind].filter((name) => rowOf(name).kind !== 'callTime').map((name) => [name, known[name] ?? 'Any text']),
  );
}

function control(name: string): Element {
  const found = document.querySelector(`[name="${name}"]`);
  if (!found) throw new Error(`the form has no ${name}`);
  return found;
}

describe('the fields of a posted form', () => {
  it('are ignored if the form has no such field', () => {
    const { body } = readPost({ admin: 'true', id: 'x', createdAt: '2020' });
    expect(Object.keys(body as object)).not.toEqual(expect.arrayContaining(['admin']));
    expect(JSON.stringify(body)).toBe(JSON.stringify(readPost().body));
  });

  it('count with their first value if they are repeated, except boxes of a list', () => {
    const posted = new URLSearchParams([
      ...Object.entries(fields),
      ['firstName', 'Mallory'],
      ['preferredCallTime.days', 'Monday'],
      ['preferredCallTime.days', 'Friday'],
    ]);
    expect(forms.consultation?.read(posted, host).body).toMatchObject({
      firstName: 'Margaret',
      preferredCallTime: { days: ['Monday', 'Friday'] },
    });
  });

  it('agree to nothing by their absence', () => {
    const { idempotencyKey } = fields;
    expect(forms.consultation?.read(new URLSearchParams({ idempotencyKey }), host).body).toMatchObject({
      consent: { textVersion: LEGAL_VERSION, channels: { automatedCalls: false, texts: false, email: false }, analytics: false },
    });
  });

  it('carry the version of the words that the page showed', () => {
    const shown = { 'consent.textVersion': '2025-01-31', 'consent.network': 'Older Network', texts: 'on' };
    expect(readPost(shown).body).toMatchObject({
      consent: { textVersion: '2025-01-31', network: 'Older Network', channels: { texts: true } },
    });
  });
});

describe('characters that are lost, hidden or of another keyboard', () => {
  const strange = { lost: '\ufffd', nul: '\u0000', half: '\ud83d', soft: '\u00ad', zero: '\u200b', bidi: '\u202e', quote: '\u2019' };
  it.each(Object.entries(strange))('are taken in a name and a note, with scripts and without (%s)', (_name, character) => {
    const words = `O${character}Brien`;
    const { body } = readPost({ firstName: words, lastName: words, primaryConcern: words });
    expect(z.safeParse(consultationForm.body, body).error).toBeUndefined();
  });

  it('are named at an address, and nothing that was typed is lost', () => {
    document.body.innerHTML = readPost({ email: 'm.ok\ufffdfor@example.com', idempotencyKey: '' }).answer(undefined).fragment;
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(field('Email').value).toBe('m.ok\ufffdfor@example.com');
    expect(field('Primary concern').value).toBe('Two\nlines');
  });

  it('are read in a phone number', () => {
    const { body } = readPost({ phone: '（２０２） ７６２\u20111401\u200b' });
    expect(z.safeParse(consultationForm.body, body).data).toHaveProperty('phone', '(202) 762‑1401');
  });
});

describe('the idempotency key', () => {
  const keyOnPage = () => document.querySelector<HTMLInputElement>('input[type=hidden][name=idempotencyKey]')?.value;
  /** Puts the page that answers a post without a key into the document. */
  const answerFirst = (more: Readonly<Record<string, string>> = {}) => {
    const post = readPost({ idempotencyKey: '', ...more });
    expect([post.key, post.body]).toEqual([undefined, undefined]);
    const page = post.answer();
    document.body.innerHTML = page.fragment;
    return page.status;
  };

  it('is no part of the finished page', () => {
    open();
    expect(keyOnPage()).toBeUndefined();
  });

  it('is new on each page that answers a first post, which sends nothing and asks for another press', () => {
    expect(answerFirst()).toBe(422);
    const first = keyOnPage();
    expect(screen.getByText('One more press')).toBeTruthy();
    expect(screen.getByText(/not sent anything yet\. .*press “Request my consultation” again\.$/)).toBeTruthy();
    expect(field('First name').value).toBe('Margaret');
    answerFirst({ idempotencyKey: 'short' });
    expect(keyOnPage()).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOnPage()).not.toBe(first);
  });

  it('comes with the errors of a first post', () => {
    expect(answerFirst({ phone: '12' })).toBe(422);
    expect(screen.getByRole('group', { name: 'One answer needs another look' })).toBeTruthy();
    expect(screen.queryByText('One more press')).toBeNull();
    expect(keyOnPage()).toBeTruthy();
  });

  it('goes along with each further press, until a request has it', () => {
    expect(readPost().key).toBe(fields.idempotencyKey);
    for (const [status, code] of [
      [400, 'invalid_input'],
      [503, 'store_unavailable'],
    ] as const) {
      answer(status, { code, message: 'No.' });
      expect(keyOnPage()).toBe(fields.idempotencyKey);
    }
    for (const [status, code] of [
      [422, 'idempotency_key_reused'],
      [410, 'erased'],
    ] as const) {
      answer(status, { code, message: 'No.' });
      expect(keyOnPage()).toMatch(/^[0-9a-f-]{36}$/);
      expect(keyOnPage()).not.toBe(fields.idempotencyKey);
    }
  });
});

describe('the page that answers a refused post', () => {
  it('keeps every answer, and names each error at its field and in a list that links to it', () => {
    const errors = refusal(['phone', 'A US number has 10 digits.'], ['preferredCallTime.days', 'Choose at least one day.']);
    expect(answer(400, errors, { phone: '12', texts: 'on' })).toBe(422);
    const list = within(screen.getByRole('group', { name: 'Two answers need another look' })).getAllByRole('link');
    expect(list.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['A US number has 10 digits.', '#consultation-phone'],
      ['Choose at least one day.', '#consultation-preferred-call-time'],
    ]);
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('consultation-phone-error')?.textContent).toBe('A US number has 10 digits.');
    expect(document.getElementById('consultation-preferred-call-time')).not.toBeNull();
    expect(field('Phone').value).toBe('12');
    expect(field('State').value).toBe('AZ');
    expect(field('Primary concern').value).toBe('Two\nlines');
    for (const label of ['Choose times', 'Monday', 'Friday', 'Morning (9 a.m. to noon)', boxes.texts.label])
      expect(field(label).checked, label).toBe(true);
    for (const label of ['Any time', 'Tuesday', boxes.automatedCalls.label]) expect(field(label).checked, label).toBe(false);
    expect(field('Your time zone').value).toBe('America/Denver');
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Request your consultation']);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Request my consultation']);
  });

  it('shows hostile answers as text', () => {
    const hostile = '"><script>alert(1)</script>&amp;</textarea>';
    answer(400, refusal(['phone', hostile]), {
      firstName: hostile,
      primaryConcern: hostile,
      state: hostile,
      'preferredCallTime.timeZone': hostile,
    });
    expect(document.querySelector('script')).toBeNull();
    expect(field('First name').value).toBe(hostile);
    expect(field('Primary concern').value).toBe(hostile);
    expect(field('State').value).toBe('');
  });

  it('names the address that was probably meant, without a button', () => {
    const details = { email: 'The part after the @ looks misspelled. Please check it.', emailSuggestion: 'm.okafor@gmail.com' };
    expect(answer(422, { code: 'contact_refused', message: 'Refused', details })).toBe(422);
    expect(screen.getByText('m.okafor@gmail.com')).toBeTruthy();
    expect(screen.getByRole('link', { name: details.email }).getAttribute('href')).toBe('#consultation-email');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('unticks boxes that agreed to older words', () => {
    answer(400, refusal(['phone', 'No.']), { 'consent.textVersion': '2025-01-31', texts: 'on' });
    expect(field(boxes.texts.label).checked).toBe(false);
    expect(field('First name').value).toBe('Margaret');
  });

  it('empties the honeypot, so that the next press can succeed', () => {
    expect(answer(400, refusal(['website', 'Leave it empty.']), { website: 'x' })).toBe(422);
    expect(field('Leave this field empty').value).toBe('');
    expect(screen.getByText('Submission Failed')).toBeTruthy();
  });

  it('names the long answer of a body that is too large', () => {
    expect(answer(413, {}, { primaryConcern: 'a'.repeat(20_000) })).toBe(422);
    expect(screen.getByRole('link', { name: /^Please keep this to 4,000 characters/ })).toBeTruthy();
  });
});

it.each([503, 502, 500, 429, 403])('keeps the answers and says that nothing was stored after a %i', (status) => {
  expect(answer(status, { code: 'any', message: 'No.', requestId: '3f2a9c1d-58b1-4d5e-9a30-1f2e3d4c5b6a' })).toBe(status);
  expect(screen.getByText(/error reference: 3f2a9c1d\.$/)).toBeTruthy();
  expect(screen.getByText('Failed to submit consultation request. Please try again.')).toBeTruthy();
  expect(screen.getByText(/Everything you typed is still here/)).toBeTruthy();
  expect(field('First name').value).toBe('Margaret');
});

it('answers 502 if the call succeeded without an answer that can be read', () => {
  expect(answer(200, { odd: true })).toBe(502);
});

it('does not send a request from a state without an advisor, and keeps the button', () => {
  const served = sampleHost({ routes: servedBy('mfe-content', routes), site: { statesServed: ['IA'] } });
  const post = forms.consultation?.read(new URLSearchParams(fields), served);
  expect(post?.body).toBeUndefined();
  const page = post?.answer();
  document.body.innerHTML = page?.fragment ?? '';
  expect(page?.status).toBe(422);
  expect(screen.getByText(/have an advisor in Arizona yet/)).toBeTruthy();
  expect(screen.getByText(/change it and send the form again\.$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Request my consultation' })).toBeTruthy();
  expect(field('First name').value).toBe('Margaret');
});

describe('the page that says thank you', () => {
  /** The text beside each term. */
  const facts = () =>
    Object.fromEntries([...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]));

  it.each([201, 202])('says what the script says, after a %i', async (status) => {
    const intake = fakeIntake();
    intake.answers.push(json(status, accepted));
    open();
    fillIn();
    for (const label of ['Choose times', 'Monday', 'Friday', 'Morning (9 a.m. to noon)']) fireEvent.click(field(label));
    fireEvent.change(field('Your time zone'), { target: { value: 'America/Denver' } });
    await send();
    const words = [
      screen.getByRole('heading', { level: 2, name: 'Thank you, Margaret' }).textContent,
      screen.getByText('Consultation Requested').parentElement?.textContent,
      facts(),
    ];
    document.body.replaceChildren();
    expect(answer(status, accepted)).toBe(200);
    const [heading, notice, all] = words;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.getByText('Consultation Requested').parentElement?.textContent).toBe(notice);
    expect(all).toMatchObject(facts());
    expect(Object.keys(facts())).toContain('Your reference number');
  });

  it('has no form and no button, and a link to the empty form', () => {
    answer(201, accepted);
    expect(document.querySelector('form, button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Send another request' }).getAttribute('href')).toBe('/consultation');
  });

  it('tells times by the office if no zone was chosen', () => {
    answer(201, accepted, { 'preferredCallTime.choice': 'any' });
    expect(facts()['What you asked for']).toContain('(Eastern time)');
  });
});

it('says why a post was not read, and how to get back to the answers', () => {
  document.body.innerHTML = forms.consultation?.refuse(host, 'Too many attempts. Please wait a little and try again.') ?? '';
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Request your consultation');
  expect(screen.getByText(/Too many attempts/)).toBeTruthy();
  expect(screen.getByText(/Go back in your browser/)).toBeTruthy();
  expect(document.querySelector('button')).toBeNull();
});
