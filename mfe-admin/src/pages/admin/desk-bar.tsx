import { hiddenInRows, LONGEST_SEARCH, searchLeads } from '@annuity-lantern/contracts/http';
import { followInPlace, InBar, navigate, pressedKey } from '@annuity-lantern/host-kit';
import { Button, ChevronDown, font, joinClasses, VisuallyHidden } from '@annuity-lantern/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SEARCH_FIELD, useSearchText } from '../../queries/search-text.ts';
import { useMayCall, useOwnRole } from '../../queries/session.ts';
import styles from './desk-bar.module.css';
import { addressOf, firstPart, type PartName, parts, useNoSignal } from './parts.ts';

interface DeskBarProps {
  readonly names: readonly PartName[];
  readonly part: PartName;
  /** Of the parts that were open. */
  readonly addresses: Partial<Record<PartName, string>>;
  readonly username: string;
  readonly onSignOut: () => void;
}

/** The parts of the desk, search and account, in the bar of the page. On a phone the parts are a menu. */
export function DeskBar({ names, part, addresses, username, onSignOut }: DeskBarProps) {
  const [isOpen, setOpen] = useState(false);
  const to = (name: PartName) => (name !== part && addresses[name]) || addressOf(name);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    const closeByKey = (event: globalThis.KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(false);
    };
    const listeners = [
      ['focusin', closeOutside],
      ['pointerdown', closeOutside],
      ['keydown', closeByKey],
    ] as const;
    for (const [name, listener] of listeners) document.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener);
    };
  }, [isOpen]);
  return (
    <InBar>
      <div className={styles.bar}>
        <div ref={menu} className={styles.menu}>
          <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <VisuallyHidden>Parts of the desk: </VisuallyHidden>
            <span>{parts[part].name}</span> <ChevronDown />
          </button>
          <div className={joinClasses(styles.panel, isOpen && styles.open)}>
            <nav aria-label="Staff desk" className={styles.parts}>
              {names.map((name) => (
                <PartLink key={name} name={name} to={to(name)} isShown={name === part} onFollow={() => setOpen(false)} />
              ))}
            </nav>
            <span className={styles.account}>
              <bdi className={joinClasses(font.nowrap, styles.who)}>{username}</bdi>
              <Button variant="quiet" size="small" onClick={onSignOut}>
                Sign out
              </Button>
            </span>
          </div>
        </div>
        <Search isElsewhere={part !== firstPart} />
      </div>
    </InBar>
  );
}

interface PartLinkProps {
  readonly name: PartName;
  readonly to: string;
  readonly isShown: boolean;
  readonly onFollow: () => void;
}

function PartLink({ name, to, isShown, onFollow }: PartLinkProps) {
  const { useSignal = useNoSignal } = parts[name];
  const signal = useSignal();
  return (
    <a
      href={to}
      className={joinClasses(font.nowrap, styles.part)}
      aria-current={isShown ? 'page' : undefined}
      onClick={(event) => {
        onFollow();
        followInPlace(event, to);
      }}
    >
      <span>{parts[name].name}</span>
      {signal && (
        <span className={joinClasses(font.numbers, styles.signal, styles[signal.tone])}>
          <span aria-hidden="true">{signal.count ?? ''}</span>
          <VisuallyHidden>{signal.words}</VisuallyHidden>
        </span>
      )}
    </a>
  );
}

function Search({ isElsewhere }: { readonly isElsewhere: boolean }) {
  const { text, setText, enter } = useSearchText();
  const mayRead = useMayCall(searchLeads);
  const hidden = hiddenInRows(useOwnRole());
  if (!mayRead) return null;
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = pressedKey(event);
    if (key === 'Enter') {
      if (isElsewhere) navigate(addressOf(firstPart));
      enter();
    }
    if (key !== 'Escape' || text === '') return;
    // The desk would also close the open request.
    event.preventDefault();
    setText('');
  };
  return (
    <search className={styles.search}>
      <input
        id={SEARCH_FIELD}
        type="search"
        aria-label="Search requests"
        placeholder={hidden.includes('email') ? 'Name or reference' : 'Name, email, phone or reference'}
        className={styles.field}
        value={text}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
      />
    </search>
  );
}
