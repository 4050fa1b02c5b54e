import { Wrap } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import styles from './request-and-guide.module.css';
import { RequestSection } from './request-section.tsx';

interface RequestAndGuideProps {
  readonly form: RequestFormKind;
  /** What a visitor may read before asking. Nothing in it takes the focus: wide screens draw it above the form, which is first in the document. */
  readonly children: ReactNode;
}

/** The form with its guide: phones show the form first, wide screens the guide. */
export function RequestAndGuide({ form, children }: RequestAndGuideProps) {
  return (
    <div className={styles.parts}>
      <div>
        <Wrap>
          <RequestSection form={form} />
        </Wrap>
      </div>
      <div>{children}</div>
    </div>
  );
}
