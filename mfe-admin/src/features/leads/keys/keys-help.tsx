import { mayCall, type StaffRole } from '@annuity-lantern/contracts/http';
import { Checkbox, Dialog, font, joinClasses, stack } from '@annuity-lantern/ui';
import { deskKeys, fixedKeys, keysTitle } from './desk-keys.ts';
import styles from './keys.module.css';
import { menuKeyWords } from './menu-key.ts';
import { switchSingleKeys, useSingleKeys } from './single-keys.ts';

interface KeysHelpProps {
  readonly open: boolean;
  readonly role: StaffRole;
  readonly onClose: () => void;
}

/** Every key that the person can use, and the switch for the single characters. */
export function KeysHelp({ open, role, onClose }: KeysHelpProps) {
  const on = useSingleKeys();
  const places = Object.keys(keysTitle) as (keyof typeof keysTitle)[];
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <div className={joinClasses(font.small, stack[16])}>
        <Checkbox
          id="single-keys"
          label="Single-key shortcuts"
          hint="Turn them off if you dictate, or press keys by accident. Kept in this browser."
          checked={on}
          onChange={(event) => switchSingleKeys(event.target.checked)}
        />
        {places.map((place) => (
          <section key={place} className={stack[8]}>
            <h3 className={styles.place}>{keysTitle[place]}</h3>
            <dl className={stack[4]}>
              {rowsOf(place, role, on).map(({ keys, words }) => (
                <div key={keys} className={styles.row}>
                  <dt>
                    {keys.split(' ').map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function rowsOf(place: keyof typeof keysTitle, role: StaffRole, on: boolean) {
  const single = Object.values(deskKeys).map(({ key, words }) => ({ keys: key.toUpperCase(), where: 'list' as const, words }));
  const menu = { keys: menuKeyWords(), where: 'anywhere' as const, words: 'What you can do with the open request' };
  const all = [...(on ? single : []), ...fixedKeys.filter(({ call }) => !call || mayCall(call, role)), menu];
  return all.filter(({ where }) => where === place);
}
