import { type UsState, usStates } from '@annuity-lantern/contracts/http';
import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { departmentDirectory, insuranceDepartments } from '@annuity-lantern/site/insurance-departments';
import { font, Notice, OutsideLink } from '@annuity-lantern/ui';

const directory = { url: departmentDirectory, label: 'NAIC state insurance departments' };

/** Says in place of the button that no advisor serves the chosen state, and who can help there instead. */
export function StateNotice({ state }: { readonly state: UsState }) {
  const { name, phone, site } = insuranceDepartments[state];
  return (
    <Notice tone="lamp" title={`We don’t have an advisor in ${usStates[state]} yet`}>
      <p>We sent nothing, and your answers stay here. If you meant another state, change it and the button comes back.</p>
      <p>
        <span>{`The ${name} can tell you if an advisor is licensed in your state.`}</span>
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
          <OutsideLink page={directory} />.
        </p>
      )}
    </Notice>
  );
}

function dialOf(phone: string): string {
  return `+1${phone.replaceAll('-', '').slice(-10)}`;
}
