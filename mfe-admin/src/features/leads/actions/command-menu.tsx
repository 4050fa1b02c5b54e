import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { pressedKey } from '@annuity-lantern/host-kit';
import { Dialog, font, joinClasses, Notice, stack, VisuallyHidden } from '@annuity-lantern/ui';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOwnName } from '../../../queries/session.ts';
import { wordsOfChange } from '../writing/use-writing.ts';
import styles from './command-menu.module.css';
import { type ActionName, findActions, isApart } from './desk-actions.ts';
import { type Offer, offersIn, pressOffer } from './offers.ts';
import { useWhyFewer } from './why-fewer.ts';

/** What the menu acts on. Fixed when it opens. */
export interface MenuSubject {
  /** Absent if there is nothing to act on: `title` says so. */
  readonly id?: string;
  /** The `seq` of the request that the person sees. */
  readonly seq?: number | undefined;
  readonly title: string;
}

interface CommandMenuProps {
  readonly subject: MenuSubject;
  /** The open request as it is now; null until it is read, or once it is gone. */
  readonly detail: LeadDetail | null;
  readonly isGone: boolean;
  readonly openId: string | null;
  /** Holds the open request with its buttons. */
  readonly panel: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const LIST = 'command-list';

/** What the person may do now with the open request, filtered while they type. Acts only on the request that was open when the menu opened, as it was then. */
export function CommandMenu({ subject, detail, isGone, openId, panel, onClose }: CommandMenuProps) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<ActionName | null>(null);
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [seen, setSeen] = useState(subject.seq);
  const id = useId();
  const ownName = useOwnName();
  const whyFewer = useWhyFewer(detail ?? {});
  // Opened before the request was read.
  if (seen === undefined && detail) setSeen(detail.seq);
  const changed = subject.id === undefined ? null : whatHappened({ subject, detail, isGone, openId, seen, ownName });
  const isOver = subject.id === undefined || changed !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons of the panel follow what is known of the request.
  useLayoutEffect(() => setOffers(isOver ? [] : offersIn(panel.current)), [panel, isOver, detail]);
  const found = findActions(offers, typed);
  const chosen = found.find(({ name }) => name === active);
  const press = (offer: Offer) => {
    // Its button may be gone since.
    if (isOver || !offersIn(panel.current).some(({ element }) => element === offer.element)) return;
    // The dialog gives the focus back first.
    flushSync(onClose);
    pressOffer(offer);
  };
  const move = (step: 1 | -1) => {
    const place = found.findIndex(({ name }) => name === active);
    const next = found[place === -1 && step === -1 ? found.length - 1 : (place + step + found.length) % found.length];
    if (next) setActive(next.name);
  };
  const handleKey = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    }
    if (key !== 'Enter') return;
    event.preventDefault();
    if (chosen && !event.repeat) press(chosen);
  };
  const nothing = nothingWords({ isRead: detail !== null, isAny: offers.length > 0, status: detail?.status });
  const why = detail && !isOver ? whyFewer : undefined;
  return (
    <Dialog open onClose={onClose} title={subject.title} className={styles.menu}>
      <div className={stack[8]}>
        <input
          // The browser then puts the focus here, and not on "Close".
          ref={(field) => field?.setAttribute('autofocus', '')}
          className={styles.field}
          role="combobox"
          aria-label={`What to do: ${subject.title}`}
          aria-expanded={found.length > 0}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${id}${chosen.name}`}
          placeholder="Type what to do, such as no answer"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value);
            setActive(value.trim() === '' ? null : (findActions(offers, value)[0]?.name ?? null));
          }}
          onKeyDown={handleKey}
        />
        {changed !== null && (
          <Notice tone="straw" role="alert" title={`${changed}.`}>
            <p>Nothing was done. Close this menu, and look at the request first.</p>
          </Notice>
        )}
        {why && <p className={font.quiet}>{why}</p>}
        <div role="listbox" id={LIST} aria-label="What you can do" className={styles.list}>
          {found.map((offer) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a listbox are those of its combobox.
            <div
              key={offer.name}
              id={`${id}${offer.name}`}
              role="option"
              tabIndex={-1}
              aria-selected={offer === chosen}
              className={joinClasses(styles.option, isApart(offer.name) && styles.apart)}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => press(offer)}
            >
              {offer.words}
            </div>
          ))}
        </div>
        <p role="status" className={font.quiet}>
          {isOver ? null : found.length === 0 ? nothing : <VisuallyHidden>{`${found.length} found`}</VisuallyHidden>}
        </p>
        {subject.id === undefined && <p>Choose a row of the list and press Enter. Then open this menu again.</p>}
      </div>
    </Dialog>
  );
}

interface Known extends Pick<CommandMenuProps, 'subject' | 'detail' | 'isGone' | 'openId'> {
  readonly seen: number | undefined;
  readonly ownName: string | undefined;
}

/** What happened to the request since the menu opened. Null if nothing did. */
function whatHappened({ subject, detail, isGone, openId, seen, ownName }: Known): string | null {
  if (openId !== subject.id) return 'Another request is open now';
  if (isGone) return 'This request is no longer stored';
  if (!detail || seen === undefined) return null;
  return wordsOfChange(detail, seen, ownName);
}

function nothingWords({
  isRead,
  isAny,
  status,
}: {
  readonly isRead: boolean;
  readonly isAny: boolean;
  readonly status: string | undefined;
}): string {
  if (!isRead) return 'The request is still being read.';
  return isAny ? 'Nothing begins with these words.' : `Nothing is possible now: this request is ${isolateName(status ?? '')}.`;
}
