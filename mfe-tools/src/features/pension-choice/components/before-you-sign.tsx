import { above, Info, Notice, OutsideLink, stack } from '@annuity-lantern/ui';

const pbgc = { url: 'https://www.pbgc.gov/', label: 'PBGC (pbgc.gov)' };

/** What the numbers leave out and law decides. */
export function BeforeYouSign() {
  return (
    <Notice tone="plain" icon={<Info />} title="Before you sign" className={above[32]}>
      <ul className={stack[8]}>
        <li>A lump sum is taxed at once, unless it is rolled over straight into an IRA or another plan.</li>
        <li>
          A private company’s pension is insured up to a limit by a federal agency, the Pension Benefit Guaranty Corporation:{' '}
          <OutsideLink page={pbgc} />.
        </li>
        <li>
          If you are married, your spouse must agree in writing before you give up their part. The plan or a notary must witness it (26 USC
          417(a)(2)).
        </li>
      </ul>
    </Notice>
  );
}
