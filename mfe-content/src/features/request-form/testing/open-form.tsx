import { type ConsentBox, consentText } from '@annuity-lantern/contracts/consent-texts';
import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { type SampleHost, sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { sampleSite } from '@annuity-lantern/site/sample';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { LEGAL_VERSION } from '../../../legal-version.ts';
import { routes } from '../../../routes.ts';
import { RequestSection } from '../components/request-section.tsx';
import { foldedConsent } from '../model/folded-consent.ts';
import { consultationForm, type RequestFormKind } from '../model/request-form-kind.ts';

export const answers = {
  'First name': 'Margaret',
  'Last name': 'Okafor',
  Email: 'm.okafor@example.com',
  Phone: '(202) 762-1401',
  Age: '60-69',
  Assets: '250k-500k',
  State: 'AZ',
  'Primary concern': 'Is my contract any good?',
};

export const { notCounted } = consentText(LEGAL_VERSION, sampleSite.networkName);
const boxNames = ['automatedCalls', 'texts', 'email', 'analytics'] as const;
/** The words beside each box of the consent block. */
export const boxes = Object.fromEntries(boxNames.map((box) => [box, foldedConsent(box, sampleSite.networkName)])) as Record<
  ConsentBox,
  ReturnType<typeof foldedConsent>
>;

interface PageProps {
  readonly form?: RequestFormKind;
  readonly host?: SampleHost;
}

export function Page({ form = consultationForm, host: given = {} }: PageProps) {
  const host = sampleHost({ routes: servedBy('mfe-content', routes), analytics: true, ...given });
  return (
    <HostProvider host={host}>
      <RequestSection form={form} />
    </HostProvider>
  );
}

export function open(page: PageProps = {}) {
  return render(<Page {...page} />);
}

export function arriveAt(search: string, pathname = '/consultation'): void {
  useNavigation.setState({ place: { pathname, search, hash: '' } });
}

export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

export function fillIn(values: Readonly<Record<string, string>> = answers): void {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
}

export function theForm({ heading }: RequestFormKind = consultationForm): HTMLFormElement {
  return screen.getByRole<HTMLFormElement>('form', { name: heading });
}

/** Presses the button as somebody who took a minute to fill the form in: the form's token is old enough. */
export async function send(form: RequestFormKind = consultationForm): Promise<void> {
  await settle();
  passTime(60_000);
  await act(async () => {
    fireEvent.submit(theForm(form));
  });
}

/** Shows the form again that a sent request hides. */
export function sendAnother(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Send another request' }));
}

/** Lets everything happen that waits for no timer. */
export async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => setImmediate(resolve)));
}

/** Moves the page's own clock on, without waiting. `vi.restoreAllMocks` sets it right again. */
export function passTime(milliseconds: number): void {
  const present = performance.now.bind(performance);
  const before = present();
  const real = Date.now();
  vi.spyOn(performance, 'now').mockImplementation(() => before + milliseconds + (Date.now() - real));
}

export function describedBy(label: string): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
