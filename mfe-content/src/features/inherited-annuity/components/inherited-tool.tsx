import { DateTool } from '../../../dates/date-tool.tsx';
import { useHashEntries } from '../../../dates/use-hash-entries.ts';
import { useToday } from '../../../dates/use-today.ts';
import { readCaseHash, writeCaseHash } from '../model/case-in-hash.ts';
import { countCase } from '../model/count-case.ts';
import { fieldId, noEntries } from '../model/entries.ts';
import { accountOf, heirOf, readDeath } from '../model/read-case.ts';
import { sayCase } from '../model/say-case.ts';
import { CaseFields } from './case-fields.tsx';
import { EveryCase } from './every-case.tsx';
import { InheritedAnswer } from './inherited-answer.tsx';
import { PrintCase } from './print-case.tsx';

/** The case on the left, its options and their last days on the right, and every case behind a link. */
export function InheritedTool() {
  const { entries, changed, change } = useHashEntries({ none: noEntries, read: readCaseHash, write: writeCaseHash, fieldId });
  const today = useToday();
  const { date: died, problems } = readDeath(entries, today);
  const [heir, account] = [heirOf(entries.who), accountOf(entries.account)];
  const counted = heir && account ? countCase(heir, account, died, today) : null;
  return (
    <>
      <DateTool
        heading="Your case"
        fields={<CaseFields entries={entries} problems={problems} died={died} onChange={change} />}
        withoutScript="These fields need JavaScript. Without it, open “Show the rules for every case” below."
        said={changed && counted ? sayCase(counted) : ''}
        answer={<InheritedAnswer counted={counted} today={today} />}
      />
      {counted && <PrintCase counted={counted} hash={writeCaseHash(entries)} />}
      <EveryCase />
    </>
  );
}
