import { nextTools, placeOf, type ToolId, toolNames, toolQuestions } from '@annuity-lantern/contracts/tools';
// Imported by package name to share the context of the shell's single copy.
import { RouteLink, usePlace, useRoutes } from '@annuity-lantern/host-kit';
import { above, font, joinClasses, ruled, screenOnly } from '@annuity-lantern/ui';
import { useEffect, useState } from 'react';
import styles from './next-tools.module.css';

/** By tool: what its link has after `#` to take the visitor's numbers along. */
export type CarriedInputs = Partial<Record<ToolId, string | undefined>>;

interface NextToolsProps {
  /** The current tool. */
  readonly after: keyof typeof nextTools;
  readonly carried?: CarriedInputs | undefined;
}

/** The end of a tool's page: the two tools that come next, by the questions that they answer. */
export function NextTools({ after, carried = {} }: NextToolsProps) {
  const routes = useRoutes();
  const next = nextTools[after].filter((id) => routes.some((route) => route.id === placeOf(id).to));
  if (next.length === 0) return null;
  return (
    <nav aria-labelledby="next-tools" className={joinClasses(screenOnly, ruled[24], above[56])}>
      <h2 id="next-tools" className={font.h3}>
        What comes next
      </h2>
      <ul className={styles.ways}>
        {next.map((id) => {
          const numbers = carried[id];
          return (
            <RouteLink
              key={id}
              {...placeOf(id)}
              {...(numbers && { suffix: numbers, onClick: () => carryFrom(after, numbers) })}
              wrap="li"
              className={styles.way}
            >
              <span className={joinClasses(font.figure, styles.question)}>{toolQuestions[id]}</span>{' '}
              <span className={joinClasses(font.strong, above[4], styles.name)}>
                {numbers ? `Use these numbers in the ${toolNames[id].toLowerCase()}` : toolNames[id]}
              </span>
            </RouteLink>
          );
        })}
      </ul>
    </nav>
  );
}

/** The last link followed between two tools of one remote, until the page that it opens has read it. */
let followed: { readonly tool: ToolId; readonly numbers: string } | null = null;

/** Remembers which tool the numbers of a link come from, so that the page it opens can say so. */
export function carryFrom(tool: ToolId, numbers: string): void {
  followed = { tool, numbers };
}

/** The tool that the numbers of this page were taken along from. Null after a reload, and for any other way here. */
export function useCarriedFrom(): ToolId | null {
  const { hash } = usePlace();
  const [from, setFrom] = useState<ToolId | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, when the page opens.
  useEffect(() => {
    if (followed?.numbers === hash) setFrom(followed.tool);
    followed = null;
  }, []);
  return from;
}
