import { LONGEST_NOTE } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { across, Button, joinClasses, Notice, screenOnly, stack, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useDraft } from '../../../drafts/use-draft.ts';
import desk from '../../../shared-styles/desk.module.css';
import { fields } from '../keys/fields.ts';
import { ServiceOnly } from '../licenses/service-only.tsx';
import { useUnlicensed } from '../licenses/use-unlicensed.ts';
import type { Lead } from '../model/lead.ts';
import { NOBODY } from '../owners/owner-options.ts';
import { OwnerSelect } from '../owners/owner-select.tsx';
import styles from './assign.module.css';
import { useAssign } from './use-assign.ts';
import type { Selection } from './use-selection.ts';

const ASSIGN_FIELD = 'assign-owner';
const REASON_FIELD = 'assign-reason';

interface AssignBarProps {
  /** The selected requests that are on the page. */
  readonly leads: readonly Lead[];
  readonly selection: Selection;
}

/** Gives the selected requests to one owner. It stays at the lower edge of the window, so that selecting moves no row. */
export function AssignBar({ leads, selection }: AssignBarProps) {
  const [to, setTo] = useState('');
  const [isService, setService] = useState(false);
  const unlicensed = useUnlicensed();
  const { text: reason, setText: setReason } = useDraft('selected requests', 'reason');
  const { busy, said, failed, colleagues, asked, assign } = useAssign((results) => {
    const done = results.filter(({ outcome }) => !['stale', 'belongs_to_colleague', 'not_licensed'].includes(outcome));
    selection.set(
      done.map(({ id }) => id),
      false,
    );
    setService(false);
    if (!results.some(({ outcome }) => outcome === 'belongs_to_colleague')) setReason('');
  });
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button may be gone with the selection.
    if (said) outcome.current?.focus({ preventScroll: true });
  }, [said]);
  // A field in use stays on the page, also when the selected requests leave it.
  const [held, setHeld] = useState<string | null>(null);
  const isHeld = held !== null;
  const isAny = leads.length > 0;
  const isOwned = leads.some(({ owner }) => owner !== undefined && owner.username !== to);
  const without = leads.filter(({ state }) => to !== '' && unlicensed(to, state) !== undefined);
  const serviceOnly = without.length > 0 && isService ? { serviceOnly: true as const } : {};
  const stayed = colleagues.flatMap(({ id, colleague }) => (colleague && leads.some((lead) => lead.id === id) ? [{ id, colleague }] : []));
  const leadsWith = (name?: string) =>
    leads.filter(({ id }) => stayed.some((one) => one.id === id && (name === undefined || one.colleague === name)));
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (isAny) assign({ leads, to: to === NOBODY ? null : to, reason, ...serviceOnly });
  };
  return (
    <section
      className={isAny || isHeld || said || failed ? joinClasses(screenOnly, stack[8], desk.panel, styles.bar) : undefined}
      aria-label="Selected requests"
    >
      <div ref={outcome} tabIndex={-1} role="status">
        {said && <p>{said}</p>}
        {!isAny && isHeld && <p>The selected requests have left these lists.</p>}
        {stayed.length > 0 && (
          <SharedPeople
            names={[...new Set(stayed.map(({ colleague }) => colleague))]}
            onJoin={(name) => assign({ leads: leadsWith(name), to: name, reason })}
            onGoOn={() => assign({ leads: leadsWith(), to: asked?.to ?? null, reason, despite: true, ...serviceOnly })}
          />
        )}
        {isAny && <p>{leads.length === 1 ? '1 request selected' : `${leads.length} requests selected`}</p>}
      </div>
      {failed && (
        <Notice tone="straw" role="alert" title="Not everything was saved">
          <p>{failed}</p>
        </Notice>
      )}
      {(isAny || isHeld) && (
        <form
          className={desk.fieldLine}
          onSubmit={give}
          onFocus={({ target }) => setHeld(target.matches(fields) ? target.id : null)}
          onBlur={() => setHeld(null)}
        >
          <OwnerSelect id={ASSIGN_FIELD} value={to} withNobody className={styles.owner} onChoose={setTo} />
          <ServiceOnly id="assign-service" why={withoutWords(without.length, leads.length, to)} checked={isService} onCheck={setService} />
          {((isOwned && to !== '') || isService || held === REASON_FIELD) && (
            <TextField
              id={REASON_FIELD}
              label="Why they change hands"
              required={isOwned || isService}
              maxLength={LONGEST_NOTE}
              autoComplete="off"
              className={styles.reason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
          <ActionButton type="submit" busy={busy}>
            Assign
          </ActionButton>
          <Button size="small" variant="quiet" onClick={() => selection.keepOnly([])}>
            Clear selection
          </Button>
        </form>
      )}
    </section>
  );
}

/** `maria is not licensed for the states of 2 of them: these stay.` */
function withoutWords(count: number, all: number, to: string): string | undefined {
  if (count === 0) return undefined;
  const which = count === all ? (all === 1 ? 'its state' : 'their states') : `the states of ${count} of them`;
  return `${isolateName(to)} is not licensed for ${which}: ${count === 1 ? 'it stays' : 'these stay'} unless given for service only.`;
}

interface SharedPeopleProps {
  /** User names of the colleagues. */
  readonly names: readonly string[];
  readonly onJoin: (name: string) => void;
  readonly onGoOn: () => void;
}

/** Offers to give each request to the colleague who has another one of the same person, or to continue. */
function SharedPeople({ names, onJoin, onGoOn }: SharedPeopleProps) {
  return (
    <p className={across[8]}>
      {names.map((name) => (
        <Button key={name} size="small" onClick={() => onJoin(name)}>
          {`Give ${isolateName(name)} theirs`}
        </Button>
      ))}
      <Button size="small" variant="outline" onClick={onGoOn}>
        Assign them anyway
      </Button>
    </p>
  );
}
