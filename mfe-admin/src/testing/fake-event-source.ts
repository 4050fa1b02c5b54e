import type { HintBatch, LeadHint } from '@annuity-lantern/contracts/http';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A stream in place of the browser's, which the test writes. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  open(): void {
    this.readyState = 1;
    act(() => void this.dispatchEvent(new Event('open')));
  }

  say(event: string, data: unknown): void {
    act(() => void this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) })));
  }

  hint(...hints: LeadHint[]): void {
    this.say('hints', { hints, more: false } satisfies HintBatch);
  }

  /** The server answers with an error: the browser gives up. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    act(() => void this.dispatchEvent(new Event('error')));
  }
}

const opened: FakeEventSource[] = [];

/** Returns every stream that the page opens from now on. */
export function fakeEventSources(): readonly FakeEventSource[] {
  opened.length = 0;
  vi.stubGlobal('EventSource', FakeEventSource);
  return opened;
}
