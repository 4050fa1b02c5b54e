import { placeOf, toolNames } from '@annuity-lantern/contracts/tools';
import { RouteLink } from '@annuity-lantern/host-kit';
import { HandOver } from '@annuity-lantern/tool-kit/hand-over';
import { ArrowRight, above, actionLinkClass, font, joinClasses, ruled } from '@annuity-lantern/ui';
import { nextSteps } from '../model/next-steps.ts';
import type { Answers } from '../model/read-answers.ts';
import { offeredFigures } from '../model/show-answers.ts';
import styles from './contract-check.module.css';

/** What to do next: the tools that fit the answers, then a person. */
export function WhatNext({ answers }: { readonly answers: Answers }) {
  return (
    <section className={joinClasses(ruled[24], above[32])} data-print="none" aria-labelledby="what-next">
      <h2 id="what-next" className={font.h3}>
        What to do next
      </h2>
      <ul className={above[8]}>
        {nextSteps(answers).map(({ words, tool }) => (
          <li key={tool}>
            <p>{words}</p>
            <RouteLink {...placeOf(tool)} className={actionLinkClass()}>
              <span>{toolNames[tool]}</span> <ArrowRight />
            </RouteLink>
          </li>
        ))}
      </ul>
      <p className={joinClasses(font.measure, styles.note)}>
        Have a person read it. A review looks at the contract itself, page by page. It’s free, and you don’t have to do anything afterward.
      </p>
      <HandOver to="annuity-review" label="Request a free review" figures={offeredFigures(answers)} />
    </section>
  );
}
