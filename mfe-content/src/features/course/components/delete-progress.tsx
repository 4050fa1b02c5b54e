import { above, Button, joinClasses, Notice, stack } from '@annuity-lantern/ui';
import { useState } from 'react';
import { isFresh, type Progress } from '../model/progress.ts';
import { changeProgress, deleteProgress, useProgressIsKept } from '../model/progress-store.ts';
import styles from './delete-progress.module.css';

/** Starts over, with a way back; and says so when the browser keeps nothing. */
export function DeleteProgress({ progress }: { readonly progress: Progress }) {
  const [deleted, setDeleted] = useState<Progress>();
  const isKept = useProgressIsKept();
  const fresh = isFresh(progress);

  function undo() {
    const before = deleted;
    setDeleted(undefined);
    if (before) changeProgress(() => before);
  }

  return (
    <div className={joinClasses(stack[8], above[16], styles.area)}>
      {!isKept && (
        <Notice tone="straw" title="Your browser does not keep data of this site">
          <p>Your progress lasts until you close or reload this page.</p>
        </Notice>
      )}
      {/* Always there, so that a screen reader hears what appears in it. */}
      <div role="status">{deleted && fresh && <p>We deleted your progress.</p>}</div>
      {deleted && fresh && (
        <Button variant="outline" size="small" onClick={undo}>
          Undo
        </Button>
      )}
      {!fresh && (
        <Button variant="quiet" size="small" onClick={() => setDeleted(deleteProgress())}>
          Start over: delete my progress
        </Button>
      )}
    </div>
  );
}
