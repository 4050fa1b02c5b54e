import { useSite } from '@annuity-lantern/host-kit';
import { sayOutsidePage } from '@annuity-lantern/site/public-pages';
import { font, list, OutsideLink, OutsideNote, Section } from '@annuity-lantern/ui';

/** Network, certification, tools: each with the page it leads to. */
export function AdvisorWays() {
  const { contact, certification, professionalLogin } = useSite().links;
  const ways = [
    {
      name: 'Join the network',
      text: 'Meet people near retirement who asked for a call. Write or call us below. Say where you are licensed and how you are paid.',
      action: 'Contact the network',
      link: contact,
    },
    {
      name: 'Get certified',
      text: 'Show that you know the five main annuity types, and can explain a contract in plain words.',
      action: 'About certification',
      link: certification,
    },
    {
      name: 'Use the professional tools',
      text: 'Sign in to the tools of your trade. This site has no accounts for advisors. Anyone can use its calculators.',
      action: 'Professional login',
      link: professionalLogin,
    },
  ];
  return (
    <Section id="ways" heading="Three ways to work with us" side={<OutsideNote pages={ways.map(({ link }) => link)} />}>
      <ul className={list.entries}>
        {ways.map(({ name, text, action, link }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={font.quiet}>{`${text} ${sayOutsidePage(link)}`.trim()}</p>
            <OutsideLink look="action" page={link} grouped>
              {action}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
