import { useState } from 'react';
import { ownPictureAddress } from '../model/safe-address.ts';
import { DocumentIcon } from './document-icon.tsx';
import styles from './resource-item.module.css';

interface ResourcePictureProps {
  readonly imageUrl: string | undefined;
  readonly type: string;
}

/** The resource's own picture; the drawn sheet when it has none or when it does not load. */
export function ResourcePicture({ imageUrl, type }: ResourcePictureProps) {
  const [broken, setBroken] = useState<string>();
  const address = ownPictureAddress(imageUrl);
  if (!address || broken === address) return <DocumentIcon type={type} />;
  return <img src={address} alt="" width={84} height={109} loading="lazy" className={styles.image} onError={() => setBroken(address)} />;
}
