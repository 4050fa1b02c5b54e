import { type UsState, usStates } from '@annuity-lantern/contracts/http';
import { insuranceDepartments } from '@annuity-lantern/site/insurance-departments';
import { Notice } from '@annuity-lantern/ui';
import { DepartmentWays } from '../../../what-next/department-ways.tsx';

interface StateNoticeProps {
  readonly state: UsState;
  /** True without scripts: the button is still there. */
  readonly isPosted?: boolean;
}

/** Says that no advisor serves the chosen state, and who can help there instead. With scripts it replaces the button. */
export function StateNotice({ state, isPosted = false }: StateNoticeProps) {
  return (
    <Notice tone="lamp" title={`We don’t have an advisor in ${usStates[state]} yet`}>
      <p>{`We sent nothing, and your answers stay here. If you meant another state, ${isPosted ? 'change it and send the form again' : 'change it and the button comes back'}.`}</p>
      <DepartmentWays
        state={state}
        words={`The ${insuranceDepartments[state].name} can tell you if an advisor is licensed in your state.`}
      />
    </Notice>
  );
}
