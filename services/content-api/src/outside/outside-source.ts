import { createHash } from 'node:crypto';

/** A document of another site that is asked for regularly. */
export interface OutsideSource {
  readonly url: string;
  /** May be on this machine or a private network. */
  readonly privateOrigin: string | undefined;
  /** Identifies the stored copy of this source: a digest, because an address may contain a key. */
  readonly id: string;
}

export interface SourceSettings {
  readonly url: string | undefined;
  readonly privateOrigin: string | undefined;
  /** Version of what is read from the document. After a change, an unchanged document is read again. */
  readonly reading: number;
}

/** The source of the settings. On the production host none on a private network: that is where the samples are. */
export function outsideSourceOf(
  { url, privateOrigin, reading }: SourceSettings,
  isProductionHost: boolean,
): OutsideSource | 'none' | 'private_in_production' {
  if (!url) return 'none';
  if (isProductionHost && privateOrigin === new URL(url).origin) return 'private_in_production';
  const id = createHash('sha256').update(`${reading}\0${url}`).digest('base64url');
  return { url, privateOrigin: isProductionHost ? undefined : privateOrigin, id };
}
