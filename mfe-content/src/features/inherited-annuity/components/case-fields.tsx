import type { CalendarDay } from '@annuity-lantern/domain/calendar-day';
import { heirs, inheritedAccounts } from '@annuity-lantern/domain/inherited-annuity';
import { DateFields } from '@annuity-lantern/tool-kit/date-fields';
import type { DateProblems } from '@annuity-lantern/tool-kit/read-date';
import { RadioGroup } from '@annuity-lantern/ui';
import { accountWords, heirWords, unsureWords } from '../model/option-words.ts';
import type { CaseTexts } from '../model/read-case.ts';

interface CaseFieldsProps {
  readonly texts: CaseTexts;
  readonly problems: DateProblems;
  readonly died: CalendarDay | null;
  readonly onChange: (part: Partial<CaseTexts>) => void;
}

/** Who inherits, the kind of account, and the day of death. */
export function CaseFields({ texts, problems, died, onChange }: CaseFieldsProps) {
  return (
    <>
      <RadioGroup
        name="who"
        legend="Who inherits it?"
        options={heirs.map((heir) => ({ value: heir, label: heirWords[heir] }))}
        value={texts.who}
        onChange={(event) => onChange({ who: event.target.value })}
      />
      <RadioGroup
        name="account"
        legend="What kind of annuity is it?"
        options={[
          ...inheritedAccounts.map((account) => ({ value: account, ...accountWords[account] })),
          { value: 'unsure', ...unsureWords },
        ]}
        value={texts.account}
        onChange={(event) => onChange({ account: event.target.value })}
      />
      <DateFields
        id="inherited"
        legend="On what day did the owner die?"
        hint="If a trust owned it: the day the annuitant died. For example 3 / 10 / 2026."
        entry={texts}
        problems={problems}
        date={died}
        onChange={onChange}
      />
    </>
  );
}
