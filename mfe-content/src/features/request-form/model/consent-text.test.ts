import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { LEGAL_VERSION } from '../../../legal-version.ts';
import { consentIntroduction, consentText, notCounted } from './consent-text.ts';

it('keeps its date only as long as its words', () => {
  const words = createHash('sha256')
    .update(JSON.stringify([consentIntroduction, consentText, notCounted]))
    .digest('hex')
    .slice(0, 12);
  // Both change together: new words need a new LEGAL_VERSION, since the version is the proof of what was shown.
  expect({ words, version: LEGAL_VERSION }).toEqual({ words: '959219d2aaa9', version: '2026-11-23' });
});
