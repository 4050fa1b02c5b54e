import type { ApiError } from '@annuity-lantern/host-kit';

export interface RateFailure {
  readonly title: string;
  readonly text: string;
  /** Repeating the same request would fail again. */
  readonly final: boolean;
}

/** Why rates could not be checked or published, in words for the person who tried. */
export function explainFailure({ status, wire }: ApiError, tried: 'check' | 'put' | 'undo'): RateFailure {
  if (wire?.code === 'rates_changed') {
    return {
      title: 'Someone changed the rates meanwhile',
      text:
        tried === 'undo'
          ? 'We put nothing back. “In use” shows the rates as they are now.'
          : 'We put nothing of yours online. “In use” shows the rates as they are now. Check again to see what would change.',
      final: true,
    };
  }
  if (wire?.code === 'sheet_refused') return { title: 'These rates were not put online', text: wire.message, final: true };
  if (status === 404) {
    return {
      title: 'This sheet cannot be put back any more',
      text: 'We keep the rates of three earlier sheets, and this one is older.',
      final: true,
    };
  }
  if (status === 413)
    return { title: 'This file is too large', text: 'No rate sheet is larger than 8 MB. Nothing has changed.', final: true };
  if (tried === 'check') {
    return {
      title: 'The rates could not be checked',
      text: 'The server did not answer. Nothing has changed, and what you chose is still here.',
      final: false,
    };
  }
  return {
    title: 'We do not know whether the rates are online',
    text: `The server did not answer. Look under “In use”${tried === 'undo' ? '.' : ', or press the button again: the same rates go online only once.'}`,
    final: false,
  };
}
