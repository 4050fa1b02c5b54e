import type { CalendarDay } from '@annuity-lantern/domain/calendar-day';
import { heirs, inheritedAccounts } from '@annuity-lantern/domain/inherited-annuity';
import { RadioGroup } from '@annuity-lantern/ui';
import { DateFields } from '../../../dates/date-fields.tsx';
import { changedParts, type DateProblems } from '../../../dates/read-date.ts';
import { type Entries, fieldId } from '../model/entries.ts';
import { accountWords, heirWords } from '../model/option-words.ts';

interface CaseFieldsProps {
  readonly entries: Entries;
  readonly problems: DateProblems;
  readonly died: CalendarDay | null;
  readonly onChange: (entries: Partial<Entries>) => void;
}

/** Who inherits, the kind of account, and the day of death. */
export function CaseFields({ entries, problems, died, onChange }: CaseFieldsProps) {
  return (
    <>
      <RadioGroup
        name={fieldId('who')}
        legend="Who inherits it?"
        options={heirs.map((heir) => ({ value: heir, label: heirWords[heir] }))}
        value={entries.who}
        onChange={(event) => onChange({ who: event.target.value })}
      />
      <RadioGroup
        name={fieldId('account')}
        legend="What kind of annuity is it?"
        options={inheritedAccounts.map((account) => ({ value: account, ...accountWords[account] }))}
        value={entries.account}
        onChange={(event) => onChange({ account: event.target.value })}
      />
      <DateFields
        id={fieldId}
        legend="On what day did the owner die?"
        hint="If a trust owned it: the day the annuitant died. For example 3 / 10 / 2026."
        entry={entries}
        problems={problems}
        date={died}
        onChange={(part, text) => onChange(changedParts(part, text))}
      />
    </>
  );
}
