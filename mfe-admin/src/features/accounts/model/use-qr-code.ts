import { loadQrCode, qrCodeDrawer } from '@annuity-lantern/host-kit/qr-code';
import { useEffect, useState } from 'react';

/** The modules of a QR code, row by row. Undefined until the encoder has loaded. */
export function useQrCode(text: string): boolean[][] | undefined {
  const [modules, setModules] = useState<boolean[][]>();
  useEffect(() => {
    let isStale = false;
    void loadQrCode().then(() => {
      if (!isStale) setModules(qrCodeDrawer()?.(text));
    });
    return () => {
      isStale = true;
    };
  }, [text]);
  return modules;
}
