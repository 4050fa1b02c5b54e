/**
 * The words beside the boxes of the consent block, by the day (UTC) of the release in which they, the privacy policy or the terms
 * changed. Rows prove what a visitor agreed to: never change or remove one. A change is a new row at the end, unless the last row is of the
 * same release.
 */
export const wordsOfVersion = {
  '2026-11-21': 'first',
  '2026-11-22': 'first',
  '2026-11-23': 'first',
  '2026-11-24': 'second',
  '2026-11-25': 'second',
  '2026-11-26': 'second',
  '2026-11-28': 'second',
  '2026-11-29': 'second',
} as const;

export type ConsentVersion = keyof typeof wordsOfVersion;

export const consentVersions = Object.keys(wordsOfVersion) as ConsentVersion[];

/** The version of this release. */
export const consentVersion = consentVersions[consentVersions.length - 1] as ConsentVersion;

/** False for a version that another release of the site has published. */
export function isConsentVersion(version: string): version is ConsentVersion {
  return Object.hasOwn(wordsOfVersion, version);
}
