import { messages } from '@annuity-lantern/contracts/messages';
import { useToasts } from '@annuity-lantern/host-kit';
import { type OfferedFigures, offerFigures, readOfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annuityReviewForm, consultationForm } from '../model/request-form-kind.ts';
import { accepted, type FakeIntake, fakeIntake, held, json } from '../testing/fake-intake.ts';
import { arriveAt, field, fillIn, open, Page, send, sendAnother, settle, theForm } from '../testing/open-form.tsx';

const payout: OfferedFigures = {
  attachment: { kind: 'payout-calculator', version: 1, inputs: { amount: '$250,000', startAge: '70' } },
  title: 'Payout calculator',
  lines: [
    { label: 'Amount', value: '$250,000' },
    { label: 'Income starts at', value: '70' },
  ],
};
const check: OfferedFigures = {
  attachment: { kind: 'contract-check', version: 1, inputs: { yearlyFees: '3.10%' } },
  title: 'Contract check',
  lines: [{ label: 'Yearly fees', value: '3.10%' }],
};
const other: OfferedFigures = {
  attachment: { ...payout.attachment, inputs: { amount: '$300,000', startAge: '70' } },
  title: payout.title,
  lines: [{ label: 'Amount', value: '$300,000' }],
};
let intake: FakeIntake;

beforeEach(() => {
  intake = fakeIntake();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  useToasts.setState({ current: null });
  arriveAt('');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const legend = 'Send your figures along (optional)';
const block = () => screen.queryByRole('group', { name: legend });
const box = (title = payout.title) => screen.getByRole<HTMLInputElement>('checkbox', { name: title });
const sentAlong = () => intake.posts.map(({ body }) => body.attachments);

describe('when no tool has offered figures', () => {
  it.each([consultationForm, annuityReviewForm])('shows nothing in the form $name', (form) => {
    open({ form });
    expect(block()).toBeNull();
    expect(theForm(form).textContent).not.toMatch(/figures/i);
  });

  it('prerenders nothing, even if the tab has figures', () => {
    offerFigures(payout);
    expect(renderToString(<Page />)).not.toMatch(/your figures/i);
  });

  it('shows nothing if the stored figures are invalid', () => {
    sessionStorage.setItem('annuity-lantern.offered-figures', JSON.stringify([{ ...payout, lines: '<b>x</b>' }]));
    open();
    expect(block()).toBeNull();
  });
});

describe.each([consultationForm, annuityReviewForm])('what tools have offered, in the form $name', (form) => {
  it('is above the consents, unchecked, and shows its figures on request', () => {
    for (const offered of [payout, check]) offerFigures(offered);
    open({ form });
    const boxes = within(block() as HTMLElement).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes).toEqual([box(payout.title), box(check.title)]);
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    const details = screen.getByText('See these 2 figures').closest('details') as HTMLElement;
    expect([...details.querySelectorAll('dl > div')].map((line) => line.textContent)).toEqual(['Amount$250,000', 'Income starts at70']);
    const consents = screen.getByRole('group', { name: 'How may the advisor reach you?' });
    expect(block()?.compareDocumentPosition(consents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(theForm(form).firstElementChild?.firstElementChild?.textContent).toBe(
      'You brought figures along: Payout calculator, Contract check. We send them only if you check their box below.',
    );
  });

  it('sends only checked figures, and then clears all of them', async () => {
    for (const offered of [payout, check]) offerFigures(offered);
    intake.answers.push(json(201, accepted));
    open({ form });
    fillIn(form === consultationForm ? undefined : contact);
    fireEvent.click(box(check.title));
    await send(form);
    expect(sentAlong()).toEqual([[check.attachment]]);
    expect(block()).toBeNull();
    expect(readOfferedFigures()).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([`annuity-lantern.${form.name}.sent`]);
  });
});

it('sends no figures while unchecked, and also clears all of them', async () => {
  offerFigures(payout);
  intake.answers.push(json(201, accepted));
  open();
  fillIn();
  fireEvent.click(box());
  fireEvent.click(box());
  await send();
  expect(intake.posts[0]?.body).not.toHaveProperty('attachments');
  expect(readOfferedFigures()).toEqual([]);
});

it('works together with the sentence about a product', async () => {
  offerFigures(payout);
  intake.answers.push(json(201, accepted));
  arriveAt('?carrier=Northmere+Life&product=SteadyTerm+5');
  open();
  fillIn({ ...contact, Age: '60-69', Assets: '250k-500k', State: 'AZ' });
  fireEvent.click(box());
  await send();
  expect(intake.posts[0]?.body).toMatchObject({
    primaryConcern: expect.stringMatching(/^Product Interest/),
    attachments: [payout.attachment],
  });
});

describe('a tick', () => {
  it('survives reloads and going back, as answers do', () => {
    offerFigures(payout);
    const first = open();
    fillIn();
    fireEvent.click(box());
    fillIn({ 'First name': 'Harold' });
    first.unmount();
    open();
    expect(box().checked).toBe(true);
    expect(field('First name').value).toBe('Harold');
  });

  it('is separate for each form', () => {
    offerFigures(payout);
    const first = open();
    fireEvent.click(box());
    first.unmount();
    open({ form: annuityReviewForm });
    expect(box().checked).toBe(false);
  });

  it('does not apply to other figures of the same tool', () => {
    offerFigures(payout);
    const first = open();
    fireEvent.click(box());
    first.unmount();
    offerFigures(other);
    open();
    expect(box().checked).toBe(false);
    expect(JSON.stringify(sessionStorage)).not.toContain('250,000');
  });

  it('that changes after a lost response makes a new request with a new key', async () => {
    offerFigures(payout);
    intake.answers.push(() => Promise.reject(new TypeError('Failed to fetch')), reused, json(201, accepted));
    open();
    fillIn();
    await send();
    await screen.findByText('Submission Failed');
    expect(readOfferedFigures()).toEqual([payout]);
    fireEvent.click(box());
    await send();
    await screen.findByText('Consultation Requested');
    const [lost, again, renewed] = intake.posts;
    expect(sentAlong()).toEqual([undefined, [payout.attachment], [payout.attachment]]);
    expect(again?.key).toBe(lost?.key);
    expect(renewed?.key).not.toBe(lost?.key);
  });
});

describe('a request that failed', () => {
  it('keeps figures and check mark, and is retried with them under the same key', async () => {
    offerFigures(payout);
    intake.answers.push(json(503, { code: 'store_unavailable', message: 'x' }), json(201, accepted));
    open();
    fillIn();
    fireEvent.click(box());
    await send();
    await screen.findByText('Submission Failed');
    expect(box().checked).toBe(true);
    await send();
    expect(sentAlong()).toEqual([[payout.attachment], [payout.attachment]]);
    expect(new Set(intake.posts.map(({ key }) => key)).size).toBe(1);
  });

  it('because of the figures says so, not in the server’s words', async () => {
    offerFigures(payout);
    const errors = [{ field: 'attachments.0.kind', code: 'invalid_value', message: 'Invalid input' }];
    intake.answers.push(json(400, { code: 'invalid_input', message: 'x', errors }));
    open();
    fillIn();
    fireEvent.click(box());
    await send();
    expect(await screen.findByText(messages.field.attachments.refused)).toBeTruthy();
    expect(box().checked).toBe(true);
  });
});

describe('figures that a tool offers while a request is in flight', () => {
  it('are kept when the sent figures are cleared', async () => {
    offerFigures(payout);
    const answered = held(json(201, accepted));
    intake.answers.push(answered.answer);
    const page = open();
    fillIn();
    fireEvent.click(box());
    await send();
    page.unmount();
    offerFigures(other);
    offerFigures(check);
    open();
    await settle();
    await act(async () => answered.release());
    await screen.findByText('Consultation Requested');
    expect(sentAlong()).toEqual([[payout.attachment]]);
    expect(readOfferedFigures()).toEqual([other, check]);
    sendAnother();
    expect(box().checked).toBe(false);
  });
});

it('can be cleared, and a line that says so takes its place and the focus', async () => {
  for (const offered of [payout, check]) offerFigures(offered);
  intake.answers.push(json(201, accepted));
  open();
  fillIn();
  fireEvent.click(box());
  fireEvent.click(screen.getByRole('button', { name: 'Forget these figures' }));
  expect(block()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Your figures are gone. We send none of them.');
  expect(readOfferedFigures()).toEqual([]);
  expect(JSON.stringify(sessionStorage)).not.toContain('3.10');
  await send();
  expect(intake.posts[0]?.body).not.toHaveProperty('attachments');
});

const contact = { 'First name': 'Margaret', 'Last name': 'Okafor', Email: 'm.okafor@example.com', Phone: '(202) 762-1401' };
const reused = json(422, { code: 'idempotency_key_reused', message: 'x' });
