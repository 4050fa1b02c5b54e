import type { UsState } from '@annuity-lantern/contracts/http';
import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import { departmentsPage, insuranceDepartments } from '@annuity-lantern/site/insurance-departments';
import { callerTitle } from '@annuity-lantern/site/who-calls';
import { above, divided, font, grid, joinClasses, OutsideLink, ruled, stack } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { DepartmentWays } from './department-ways.tsx';
import type { NextStep } from './next-step.ts';
import { StepsToTake } from './steps-to-take.tsx';
import styles from './what-next.module.css';

export interface WhatNextProps {
  /** What to do in the visitor's situation, in order. */
  readonly steps: readonly NextStep[];
  readonly state: UsState | '';
  /** Where the visitor chooses a state. */
  readonly chooser: ReactNode;
  /** Someone else who can help, and with what. */
  readonly also?: { readonly name: string; readonly words: string };
}

/** The end of a guide with a deadline: what to do next, and who can help. */
export function WhatNext({ steps, state, chooser, also }: WhatNextProps) {
  const site = useSite();
  const { phone, hours } = site;
  return (
    <div className={joinClasses(grid.own, ruled[24], above[16], styles.parts)}>
      <section aria-labelledby="what-next">
        <h2 id="what-next" className={joinClasses(font.h3, styles.heading)}>
          What to do next
        </h2>
        <StepsToTake steps={steps} />
      </section>
      <section aria-labelledby="who-can-help">
        <h2 id="who-can-help" className={joinClasses(font.h3, styles.heading)}>
          Who can help
        </h2>
        <ul className={joinClasses(divided[16], styles.people)}>
          <li className={stack[8]}>
            <b>{state ? insuranceDepartments[state].name : 'Your state’s insurance department'}</b>
            {state && <DepartmentWays state={state} words={departmentWords} />}
            {!state && (
              <p>
                <span>{`${departmentWords} Choose your state to see its phone number, or find it here:`}</span>{' '}
                <OutsideLink page={departmentsPage} />.
              </p>
            )}
            {chooser && <div data-print="none">{chooser}</div>}
          </li>
          {also && (
            <li className={stack[8]}>
              <b>{also.name}</b>
              <p>{also.words}</p>
            </li>
          )}
          <li className={stack[8]}>
            <b>We can, at no cost</b>
            <p>
              <RouteLink to="annuity-review">We review your contract with you</RouteLink>, or{' '}
              <RouteLink to="consultation">you ask for a call</RouteLink>. Or call{' '}
              <a href={phoneLink(phone.dial)} className={font.nowrap}>
                {phone.display}
              </a>
              <span>{`, ${hours.display}.`}</span>
            </p>
            <p
              className={font.note}
            >{`The advisor who calls is ${callerTitle(site)}, and may earn a commission if you later buy something.`}</p>
          </li>
        </ul>
      </section>
    </div>
  );
}

const departmentWords = 'A public office that takes complaints about insurers. It costs nothing.';
