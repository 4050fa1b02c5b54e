import { Fragment, type ReactNode, useState } from 'react';
import * as badge from '../components/badge/badge.examples.tsx';
import * as button from '../components/button/button.examples.tsx';
import { Button } from '../components/button/button.tsx';
import * as buttonNight from '../components/button/button-night.examples.tsx';
import * as chartFrame from '../components/chart-frame/chart-frame.examples.tsx';
import * as checkbox from '../components/checkbox/checkbox.examples.tsx';
import * as dialog from '../components/dialog/dialog.examples.tsx';
import * as disclosure from '../components/disclosure/disclosure.examples.tsx';
import * as emptyState from '../components/empty-state/empty-state.examples.tsx';
import * as errorState from '../components/error-state/error-state.examples.tsx';
import * as errorSummary from '../components/error-summary/error-summary.examples.tsx';
import * as externalLink from '../components/external-link/external-link.examples.tsx';
import * as outsideLink from '../components/external-link/outside-link.examples.tsx';
import * as greekLines from '../components/greek-lines/greek-lines.examples.tsx';
import * as lit from '../components/lit/lit.examples.tsx';
import * as mark from '../components/mark/mark.examples.tsx';
import * as notice from '../components/notice/notice.examples.tsx';
import * as prose from '../components/prose/prose.examples.tsx';
import * as radioGroup from '../components/radio-group/radio-group.examples.tsx';
import * as section from '../components/section/section.examples.tsx';
import * as selectField from '../components/select-field/select-field.examples.tsx';
import * as table from '../components/table/table.examples.tsx';
import * as textAreaField from '../components/text-area-field/text-area-field.examples.tsx';
import * as textField from '../components/text-field/text-field.examples.tsx';
import { type ToastMessage, ToastViewport } from '../components/toast/toast-viewport.tsx';
import * as tooltip from '../components/tooltip/tooltip.examples.tsx';
import type { Examples } from '../testing/example.ts';
import * as look from '../utility-classes/utility-classes.examples.tsx';
import styles from './gallery.module.css';
import { Specimen } from './specimen.tsx';

interface Group {
  readonly title: string;
  readonly examples: Examples;
  /** In a row, in two columns, or below each other. */
  readonly flow: 'row' | 'columns' | 'stack' | 'night';
}

const groups: readonly Group[] = [
  { title: 'Running text', examples: { ...lit, ...mark }, flow: 'stack' },
  { title: 'Text styles, layout, inks', examples: look, flow: 'stack' },
  { title: 'Buttons and links', examples: { ...button, ...externalLink, ...outsideLink }, flow: 'row' },
  { title: 'At night', examples: buttonNight, flow: 'night' },
  { title: 'Fields', examples: { ...selectField, ...prefixed('text', textField), ...prefixed('area', textAreaField) }, flow: 'columns' },
  { title: 'Choices', examples: { ...checkbox, ...prefixed('radio', radioGroup) }, flow: 'stack' },
  { title: 'Error summary', examples: errorSummary, flow: 'stack' },
  { title: 'Badges', examples: badge, flow: 'row' },
  { title: 'Notices', examples: notice, flow: 'stack' },
  { title: 'Tooltip, dialog, disclosure', examples: { ...tooltip, ...dialog, ...disclosure }, flow: 'row' },
  { title: 'Loading, empty, error', examples: { ...greekLines, ...emptyState, ...errorState }, flow: 'columns' },
  { title: 'Tables and charts', examples: { ...table, ...chartFrame }, flow: 'stack' },
  { title: 'Article', examples: prose, flow: 'stack' },
  { title: 'Sections', examples: section, flow: 'stack' },
];

/** Every component in every state, in both themes: a page for development. */
export function Gallery() {
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const show = (status: ToastMessage['status'], title: string, text: string) => setToast({ id: (toast?.id ?? 0) + 1, status, title, text });

  return (
    <main className={styles.gallery}>
      <h1 className={styles.title}>Design system</h1>
      <div className={styles.themes}>
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className={styles.theme}>
            <h2>{theme === 'light' ? 'Light' : 'Dark'}</h2>
            <Specimen />
            {groups.map((group) => (
              <Shelf key={group.title} title={group.title} flow={group.flow}>
                {Object.entries(group.examples).map(([name, example]) => (
                  <Fragment key={name}>{example(theme)}</Fragment>
                ))}
              </Shelf>
            ))}
            <Shelf title="Toasts" flow="row">
              <Button
                variant="outline"
                size="small"
                onClick={() => show('success', 'Consultation Requested', 'Thank you! A specialist will contact you within 24 hours')}
              >
                Show a success
              </Button>
              <Button
                variant="outline"
                size="small"
                onClick={() => show('error', 'Submission Failed', 'Failed to submit consultation request. Please try again.')}
              >
                Show a failure
              </Button>
            </Shelf>
          </div>
        ))}
      </div>
      <ToastViewport toast={toast} onDismiss={() => setToast(null)} />
    </main>
  );
}

function Shelf({ title, flow, children }: { readonly title: string; readonly flow: Group['flow']; readonly children: ReactNode }) {
  return (
    <div className={styles.shelf}>
      <p className={styles.shelfTitle}>{title}</p>
      <div className={styles[flow]}>{children}</div>
    </div>
  );
}

/** Keeps example names apart when two components share one shelf. */
function prefixed(prefix: string, examples: Examples): Examples {
  return Object.fromEntries(Object.entries(examples).map(([name, example]) => [`${prefix}-${name}`, example]));
}
