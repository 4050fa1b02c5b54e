import type { UsState } from '@annuity-lantern/contracts/http';
import { useState } from 'react';

/** The visitor's state, and a function that changes it. Empty without a choice. */
export function useOwnState(): readonly [UsState | '', (state: UsState | '') => void] {
  return useState<UsState | ''>('');
}
