import { showToast, useSite } from '@annuity-lantern/host-kit';
import { Clock, joinClasses, later, Part, Search } from '@annuity-lantern/ui';
import { type ComponentType, useState } from 'react';
import { useCoverEntry } from '../router/cover-entry.ts';
import type { SearchDialogProps } from '../search/search-dialog.tsx';
import control from './header-control.module.css';

interface SearchButtonProps {
  readonly className: string;
  /** Of the word, which narrow headers hide. */
  readonly wordClass: string | undefined;
}

const loadDialog = later(() => import('../search/search-dialog.tsx'));

/** Opens the search. Its code and its index load once a finger, the pointer or the focus is at the button. */
export function SearchButton({ className, wordClass }: SearchButtonProps) {
  const { phone } = useSite();
  const [isWanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<SearchDialogProps> }>();
  useCoverEntry('search', isWanted, show);

  function show(next: boolean) {
    setWanted(next);
    if (!next || loaded) return;
    void loadDialog().then((code) => {
      if (code) return setLoaded({ Dialog: code.SearchDialog });
      setWanted(false);
      showToast({ status: 'error', title: 'Search did not load', text: `Please try again, or call ${phone.display}.` });
    });
  }

  const load = () => void loadDialog();
  return (
    <>
      <button
        type="button"
        className={joinClasses(control.control, className)}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => show(true)}
      >
        {isWanted && !loaded ? <Clock /> : <Search />}
        <span className={wordClass}>Search</span>
      </button>
      {loaded && (
        <Part>
          <loaded.Dialog open={isWanted} onClose={() => setWanted(false)} />
        </Part>
      )}
    </>
  );
}
