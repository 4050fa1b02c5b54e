import { hasAnalyticsConsent } from '@annuity-lantern/host-kit';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annuityReviewForm, consultationForm } from '../model/request-form-kind.ts';
import { accepted, type FakeIntake, fakeIntake, json } from '../testing/fake-intake.ts';
import { arriveAt, boxes, field, fillIn, notCounted, open, Page, send, sendAnother, settle } from '../testing/open-form.tsx';

const { label } = boxes.analytics;
let intake: FakeIntake;

beforeEach(() => {
  intake = fakeIntake();
  arriveAt('');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const askForPrivacy = () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });

describe('the last box', () => {
  it.each([consultationForm, annuityReviewForm])('is unticked in the form $name', (form) => {
    open({ form });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.at(-1)).toBe(field(label));
    expect(boxes.filter(({ checked }) => checked)).toEqual([]);
  });

  it('is sent with the request, unticked as ticked', async () => {
    intake.answers.push(json(201, accepted), json(201, accepted));
    open();
    fillIn();
    await send();
    sendAnother();
    fillIn();
    fireEvent.click(field(label));
    await send();
    expect(intake.posts.map(({ body }) => body.consent.analytics)).toEqual([false, true]);
  });

  it('is remembered as a yes and nothing more, and stays ticked after sending and at the next visit', async () => {
    intake.answers.push(json(201, accepted));
    const first = open();
    fillIn();
    fireEvent.click(field(label));
    await send();
    expect(field(label).checked).toBe(true);
    first.unmount();
    sessionStorage.clear();
    expect(Object.entries(localStorage)).toEqual([['annuity-lantern.analytics-consent', 'yes']]);
    open();
    expect(field(label).checked).toBe(true);
    expect(field(boxes.texts.label).checked).toBe(false);
  });

  it('is remembered at the tick, and forgotten when it is unticked, sent or not', () => {
    const first = open();
    fireEvent.click(field(label));
    expect(hasAnalyticsConsent()).toBe(true);
    first.unmount();
    const second = open();
    expect(field(label).checked).toBe(true);
    fireEvent.click(field(label));
    second.unmount();
    expect(Object.keys(localStorage)).toEqual([]);
    open();
    expect(field(label).checked).toBe(false);
  });

  it('does not come back from a kept draft when the yes was taken back elsewhere', () => {
    const first = open();
    fireEvent.click(field(label));
    first.unmount();
    localStorage.clear();
    open();
    expect(field(label).checked).toBe(false);
  });

  it('is remembered when it was ticked before the script ran, and the request is sent', async () => {
    const { hydrate } = serve(<Page />);
    field(label).checked = true;
    await hydrate();
    expect(field(label).checked).toBe(true);
    fillIn();
    intake.answers.push(json(201, accepted));
    await send();
    expect(intake.posts[0]?.body.consent.analytics).toBe(true);
    expect(hasAnalyticsConsent()).toBe(true);
  });
});

describe('with Global Privacy Control', () => {
  it('a sentence stands in place of the box, a remembered yes counts for nothing, and the request goes out', async () => {
    localStorage.setItem('annuity-lantern.analytics-consent', 'yes');
    askForPrivacy();
    intake.answers.push(json(201, accepted));
    open();
    expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.getByText(notCounted)).toBeTruthy();
    fillIn();
    await send();
    expect(intake.posts[0]?.body.consent.analytics).toBe(false);
    expect(intake.events).toEqual([]);
  });

  it('the served page fits, and a box that was ticked before the script ran is void', async () => {
    askForPrivacy();
    const { hydrate } = serve(<Page />);
    field(label).checked = true;
    await hydrate();
    expect(screen.getByText(notCounted)).toBeTruthy();
    fillIn();
    intake.answers.push(json(201, accepted));
    await send();
    expect(intake.posts[0]?.body.consent.analytics).toBe(false);
  });
});

describe('opening the page', () => {
  it('is counted once for each opening, after a remembered yes', async () => {
    localStorage.setItem('annuity-lantern.analytics-consent', 'yes');
    const first = open();
    fillIn();
    await settle();
    first.unmount();
    expect(intake.events).toEqual([{ name: 'form_view', page: '/consultation' }]);
    open({ form: annuityReviewForm });
    await settle();
    expect(intake.events[1]).toEqual({ name: 'form_view', page: '/annuity-review' });
  });

  it('is not counted at the visit in which the box is ticked', async () => {
    open();
    fireEvent.click(field(label));
    await settle();
    expect(intake.events).toEqual([]);
  });

  it('only leaves a warning in the console, and only one, where no service is set up', async () => {
    localStorage.setItem('annuity-lantern.analytics-consent', 'yes');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    open({ host: { analytics: false } }).unmount();
    open({ form: annuityReviewForm, host: { analytics: false } });
    await settle();
    expect(warn).toHaveBeenCalledOnce();
    expect(intake.events).toEqual([]);
  });
});
