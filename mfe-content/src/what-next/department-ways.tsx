import type { UsState } from '@annuity-lantern/contracts/http';
import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { departmentsPage, insuranceDepartments } from '@annuity-lantern/site/insurance-departments';
import { font, OutsideLink } from '@annuity-lantern/ui';

interface DepartmentWaysProps {
  readonly state: UsState;
  /** Before the ways to reach it. */
  readonly words: string;
}

/** How to reach the insurance department of a state. What no public page confirmed is looked up in the directory. */
export function DepartmentWays({ state, words }: DepartmentWaysProps) {
  const { name, phone, site } = insuranceDepartments[state];
  return (
    <>
      <p>
        <span>{words}</span>
        {phone && (
          <span>
            {' '}
            Call{' '}
            <a href={phoneLink(dialOf(phone))} className={font.nowrap}>
              {phone}
            </a>
            .
          </span>
        )}
        {site && (
          <span>
            {' '}
            Open its website: <OutsideLink page={{ url: site, label: name }} />.
          </span>
        )}
      </p>
      {!(phone && site) && (
        <p>
          <span>{`We couldn’t confirm its ${phone ? 'website' : 'phone number'}. You can look it up here:`}</span>{' '}
          <OutsideLink page={departmentsPage} />.
        </p>
      )}
    </>
  );
}

function dialOf(phone: string): string {
  return `+1${phone.replaceAll('-', '').slice(-10)}`;
}
