import { placeOf, type ToolId, toolNames } from '@annuity-lantern/contracts/tools';
import { RouteLink, useRoutes } from '@annuity-lantern/host-kit';
import { font, joinClasses, Wrap } from '@annuity-lantern/ui';
import styles from './find-your-way.module.css';

const answers: readonly { readonly words: string; readonly tools: readonly ToolId[] }[] = [
  { words: 'I’m about to buy', tools: ['comparison-tools', 'retirement-calculator'] },
  { words: 'I own one', tools: ['contract-check', 'leave-or-stay'] },
  { words: 'I just signed', tools: ['free-look'] },
  { words: 'My term is ending', tools: ['renewal-window'] },
  { words: 'I inherited one', tools: ['inherited-annuity'] },
];

/** Links each situation of a visitor to its tool. Leaves out tools whose page is not served. */
export function FindYourWay() {
  const routes = useRoutes();
  const served = (id: ToolId) => routes.some((route) => route.id === placeOf(id).to);
  const present = answers.filter(({ tools }) => tools.some(served));
  if (present.length === 0) return null;
  return (
    <Wrap className={styles.ways}>
      <h2 className={joinClasses(font.h3, styles.question)}>Where are you with your annuity?</h2>
      <ul className={styles.answers}>
        {present.map(({ words, tools }) => (
          <li key={words} className={styles.answer}>
            <span className={font.strong}>{words}</span>
            <span className={styles.tools}>
              {tools.map((id) => (
                <RouteLink key={id} {...placeOf(id)}>
                  {toolNames[id]}
                </RouteLink>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
