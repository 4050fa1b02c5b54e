import { heirs, inheritedAccounts, inheritedOptions } from '@annuity-lantern/domain/inherited-annuity';
import { above, Disclosure, joinClasses, Table } from '@annuity-lantern/ui';
import { accountWords, choiceWords, heirWords, sayLastDay } from '../model/option-words.ts';
import styles from './every-case.module.css';

const columns = [
  { key: 'who', label: 'Who inherits' },
  { key: 'choice', label: 'What you can do' },
  { key: 'day', label: 'Last day' },
];

/** The rules of every case, for anyone who compares and for browsers without scripts. */
export function EveryCase() {
  return (
    <div data-print="none" className={joinClasses(above[16], styles.cases)}>
      <Disclosure label="Show the rules for every case">
        {inheritedAccounts.map((account) => (
          <Table
            key={account}
            caption={accountWords[account].label}
            columns={columns}
            rows={heirs.flatMap((heir) =>
              inheritedOptions(heir, account).map((option) => ({
                who: heirWords[heir],
                choice: `${choiceWords[option.choice].name}. ${choiceWords[option.choice].how}`,
                day: sayLastDay(option, null),
              })),
            )}
            phone="lines"
          />
        ))}
      </Disclosure>
    </div>
  );
}
