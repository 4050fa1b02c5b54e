import { readTab, removeTab, writeTab } from '@annuity-lantern/host-kit';
import type { RequestFormKind } from './request-form-kind.ts';

const keyOf = (form: RequestFormKind) => `annuity-lantern.${form.name}.key`;

/** The key of the form as it is filled in now. It stays the same over failures and reloads, so that a repeat is recognised. */
export function currentKey(form: RequestFormKind): string {
  return readTab(keyOf(form)) ?? renewKey(form);
}

export function renewKey(form: RequestFormKind): string {
  const key = freshUuid();
  writeTab(keyOf(form), key);
  return key;
}

export function dropKey(form: RequestFormKind): void {
  removeTab(keyOf(form));
}

/** `crypto.randomUUID` exists on https and localhost only; a phone on the local network has neither. */
function freshUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
