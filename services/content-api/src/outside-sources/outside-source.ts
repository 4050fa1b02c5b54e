import { createHash } from 'node:crypto';

/** A document of another site that is fetched regularly. */
export interface OutsideSource {
  readonly url: string;
  /** An origin that may be on this machine or a private network. */
  readonly privateOrigin: string | undefined;
  /** Identifies the stored copy of this source: a digest, because an address may contain a key. */
  readonly id: string;
}

export interface SourceSettings {
  readonly url: string | undefined;
  readonly privateOrigin: string | undefined;
  /** Version of what is read from the document. After it changes, an unchanged document is read again. */
  readonly reading: number;
}

/** The source that the settings name. On the production host it may not be on a private network, where the samples are. */
export function outsideSourceOf(
  { url, privateOrigin, reading }: SourceSettings,
  isProductionHost: boolean,
): OutsideSource | 'none' | 'private_in_production' {
  if (!url) return 'none';
  if (isProductionHost && privateOrigin === new URL(url).origin) return 'private_in_production';
  const id = createHash('sha256').update(`${reading}\0${url}`).digest('base64url');
  return { url, privateOrigin: isProductionHost ? undefined : privateOrigin, id };
}
