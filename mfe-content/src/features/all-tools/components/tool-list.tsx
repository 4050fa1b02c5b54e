import { placeOf, type ToolId, toolIds, toolNames, toolQuestions } from '@annuity-lantern/contracts/tools';
import { RouteLink, useRoutes } from '@annuity-lantern/host-kit';
import { ArrowRight, actionLinkClass, font, grid, joinClasses, layout } from '@annuity-lantern/ui';
import type { ReactElement } from 'react';
import { CheckDrawing, LeaveOrStayDrawing, NeedDrawing, RollUpDrawing } from '../drawings/contract-drawings.tsx';
import { FreeLookDrawing, InheritedDrawing, RenewalDrawing } from '../drawings/date-drawings.tsx';
import {
  FourWaysDrawing,
  PayoutDrawing,
  PensionDrawing,
  PlannerDrawing,
  QuoteDrawing,
  WithdrawalDrawing,
} from '../drawings/income-drawings.tsx';
import { ComparisonDrawing, RateDrawing } from '../drawings/rate-drawings.tsx';
import styles from './tool-list.module.css';

const drawings: Readonly<Record<ToolId, ReactElement>> = {
  'comparison-tools': <RateDrawing />,
  'annuity-comparison': <ComparisonDrawing />,
  'retirement-calculator': <PayoutDrawing />,
  'income-planning': <PlannerDrawing />,
  'pension-choice': <PensionDrawing />,
  'quote-check': <QuoteDrawing />,
  'four-ways': <FourWaysDrawing />,
  'required-withdrawal': <WithdrawalDrawing />,
  'do-i-need-one': <NeedDrawing />,
  'contract-check': <CheckDrawing />,
  'leave-or-stay': <LeaveOrStayDrawing />,
  'free-look': <FreeLookDrawing />,
  'roll-up-decoder': <RollUpDrawing />,
  'renewal-window': <RenewalDrawing />,
  'inherited-annuity': <InheritedDrawing />,
};

/** Every tool by the question that it answers. A tool without a page is left out. */
export function ToolList() {
  const routes = useRoutes();
  const served = toolIds.filter((id) => routes.some((route) => route.id === placeOf(id).to));
  return (
    <ul className={joinClasses(grid.twoRoomy, styles.tools)}>
      {served.map((id) => (
        <li key={id} className={joinClasses(layout.apart, styles.tool)}>
          <div>
            <h2 className={font.h3}>{toolQuestions[id]}</h2>
            <RouteLink {...placeOf(id)} className={actionLinkClass()}>
              <span>{toolNames[id]}</span> <ArrowRight />
            </RouteLink>
          </div>
          {drawings[id]}
        </li>
      ))}
    </ul>
  );
}
