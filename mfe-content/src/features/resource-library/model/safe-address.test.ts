import { expect, it } from 'vitest';
import { linkAddress, ownPictureAddress } from './safe-address.ts';

it.each([
  ['/remotes/mfe-content/resources/a.pdf', true, true],
  ['https://example.com/a.pdf', true, false],
  ['http://example.com/a.pdf', true, false],
  ['//example.com/a.pdf', true, false],
  ['javascript:alert(1)', false, false],
  [' JavaScript:alert(1)', false, false],
  ['java\nscript:alert(1)', false, false],
  ['data:text/html,<script>', false, false],
  ['file:///etc/passwd', false, false],
  ['https://[', false, false],
])('%j may be followed: %s; drawn: %s', (address, followed, drawn) => {
  expect(linkAddress(address)).toBe(followed ? address : undefined);
  expect(ownPictureAddress(address)).toBe(drawn ? address : undefined);
});
