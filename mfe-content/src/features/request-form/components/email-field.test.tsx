import { useToasts } from '@annuity-lantern/host-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, type FakeIntake, fakeIntake, json } from '../testing/fake-intake.ts';
import { answers, arriveAt, describedBy, field, fillIn, open, send } from '../testing/open-form.tsx';

let intake: FakeIntake;

beforeEach(() => {
  intake = fakeIntake();
  useToasts.setState({ current: null });
  arriveAt('');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an address with a typing mistake', () => {
  it('gets a suggestion when the field is left, without taking the focus', async () => {
    open();
    await type('ada@gmial.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    field('Phone').focus();
    expect(await question()).toBe('Did you mean ada@gmail.com?');
    expect(document.activeElement).toBe(field('Phone'));
    expect(screen.getByText(/Did you mean/).closest('[role=status]')).toBeTruthy();
    expect(describedBy('Email')).toBe('Did you mean ada@gmail.com?');
    expect(field('Email').value).toBe('ada@gmial.com');
  });

  it('is corrected by a press, which returns focus to the field, and is sent corrected', async () => {
    intake.answers.push(json(201, accepted));
    open();
    fillIn();
    await type('ada@gmial.com');
    field('Phone').focus();
    await press('Use ada@gmail.com');
    expect(field('Email').value).toBe('ada@gmail.com');
    expect(document.activeElement).toBe(field('Email'));
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    expect(Object.values(sessionStorage).join()).toContain('ada@gmail.com');
    await send();
    expect(intake.posts[0]?.body.email).toBe('ada@gmail.com');
  });

  it('is kept by a press, and gets no further suggestion', async () => {
    open();
    await type('ada@gmial.com');
    field('Phone').focus();
    await press('Keep as typed');
    expect(document.activeElement).toBe(field('Email'));
    field('Phone').focus();
    await settled();
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    expect(field('Email').value).toBe('ada@gmial.com');
  });

  it('can be sent while the suggestion is shown', async () => {
    intake.answers.push(json(201, accepted));
    open();
    fillIn();
    await type('ada@gmial.com');
    field('Phone').focus();
    await question();
    await send();
    expect(intake.posts[0]?.body.email).toBe('ada@gmial.com');
    expect(await screen.findByText('Consultation Requested')).toBeTruthy();
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('loses its suggestion once it is edited', async () => {
    open();
    await type('ada@gmial.com');
    field('Phone').focus();
    await question();
    await type('ada@gmial.co');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('causes no layout shift between press and release of a mouse button', async () => {
    open();
    await type('ada@gmial.com');
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Request my consultation' }));
    field('Phone').focus();
    await settled();
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    fireEvent.pointerUp(window);
    expect(await question()).toBe('Did you mean ada@gmail.com?');
  });

  it('gets no suggestion if it is not an address', async () => {
    open();
    await type('m.okafor@example.com');
    field('Phone').focus();
    await settled();
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });
});

describe('contact details that the server refuses', () => {
  const refuse = (details: Readonly<Record<string, unknown>>) =>
    intake.answers.push(json(422, { code: 'contact_refused', message: 'We could not confirm your contact details.', details }));

  it('are shown beside their fields, in the focused summary, in the toast and beside the form', async () => {
    refuse({ email: 'No mailbox.', phone: 'Not dialable.' });
    await sendFilledIn();
    const summary = screen.getByRole('group', { name: 'Two answers need another look' });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['No mailbox.', 'Not dialable.']);
    expect(describedBy('Email')).toContain('No mailbox.');
    expect(describedBy('Phone')).toContain('Not dialable.');
    const text = 'Email: No mailbox. • Phone: Not dialable.';
    expect(screen.getByText(text)).toBeTruthy();
    expect(useToasts.getState().current).toMatchObject({ status: 'error', title: 'Contact Verification Failed', text });
  });

  it('are not kept as typed, also after another look at the same address', async () => {
    refuse({ email: 'No mailbox.' });
    await sendFilledIn({ Email: 'ada@gmial.com' });
    expect(screen.queryByRole('button', { name: 'Keep as typed' })).toBeNull();
    await type('ada@gmial.com');
    field('Phone').focus();
    expect(await screen.findByText(/Did you mean/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep as typed' })).toBeNull();
  });

  it('offer the corrected address, which removes the error', async () => {
    refuse({ email: 'No mailbox.', emailSuggestion: 'ada@gmail.com' });
    intake.answers.push(json(201, accepted));
    await sendFilledIn({ Email: 'ada@gmial.com' });
    expect(screen.queryByRole('button', { name: 'Keep as typed' })).toBeNull();
    await press('Use ada@gmail.com');
    expect(field('Email').value).toBe('ada@gmail.com');
    await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBeNull());
    await send();
    expect(intake.posts[1]?.body.email).toBe('ada@gmail.com');
    expect(await screen.findByText('Consultation Requested')).toBeTruthy();
  });

  it.each(['no address', 'javascript:alert(1)', '<b>ada</b>@gmail.com', '', 7, { address: 'ada@gmail.com' }])(
    'offer nothing when the server suggests %j',
    async (emailSuggestion) => {
      refuse({ email: 'No mailbox.', emailSuggestion });
      await sendFilledIn();
      expect(describedBy('Email')).toContain('No mailbox.');
      expect(screen.queryByText(/Did you mean/)).toBeNull();
    },
  );

  it('are shown as text if the server sends HTML or another type', async () => {
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
    refuse({ email: hostile, phone: { toString: 'x' } });
    await sendFilledIn();
    expect(describedBy('Email')).toContain(hostile);
    expect(document.querySelector('form img, form script, [role=group] img')).toBeNull();
    expect(useToasts.getState().current?.text).toBe(`Email: ${hostile}`);
  });
});

async function sendFilledIn(changed: Readonly<Record<string, string>> = {}): Promise<void> {
  open();
  fillIn({ ...answers, ...changed });
  await send();
}

async function type(address: string): Promise<void> {
  act(() => field('Email').focus());
  fireEvent.change(field('Email'), { target: { value: address } });
}

async function question(): Promise<string | null> {
  return (await screen.findByText(/Did you mean/)).textContent;
}

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    button.focus();
    fireEvent.click(button);
  });
  await settled();
}

/** Waits longer than the spelling checker and a 0 ms timer need. */
async function settled(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}
