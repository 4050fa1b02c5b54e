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

  it('is sent with the request, checked or not', async () => {
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

  it('is stored as a plain yes, and stays checked after sending and at the next visit', async () => {
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

  it('is stored when checked and deleted when unchecked, without sending', () => {
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

  it('is not restored from a draft after the consent was withdrawn elsewhere', () => {
    const first = open();
    fireEvent.click(field(label));
    first.unmount();
    localStorage.clear();
    open();
    expect(field(label).checked).toBe(false);
  });

  it('is stored if it was checked before hydration and the request is sent', async () => {
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
  it('a sentence replaces the box, a stored yes is ignored, and the request is sent', async () => {
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

  it('the prerendered page hydrates, and a box checked before hydration is ignored', async () => {
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
  it('is counted once per opening with a stored yes', async () => {
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

  it('is not counted in the visit in which the box is checked', async () => {
    open();
    fireEvent.click(field(label));
    await settle();
    expect(intake.events).toEqual([]);
  });

  it('logs one warning where no service is configured', async () => {
    localStorage.setItem('annuity-lantern.analytics-consent', 'yes');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    open({ host: { analytics: false } }).unmount();
    open({ form: annuityReviewForm, host: { analytics: false } });
    await settle();
    expect(warn).toHaveBeenCalledOnce();
    expect(intake.events).toEqual([]);
  });
});
