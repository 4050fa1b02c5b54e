import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import { callerRole } from '@annuity-lantern/site/who-calls';
import { above, font, joinClasses, Wrap } from '@annuity-lantern/ui';
import { ToolList } from '../../features/all-tools/components/tool-list.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import styles from './tools-page.module.css';

export default function ToolsPage() {
  return (
    <>
      <PageHead
        title="All tools"
        lead="Find your question, then open its tool. The tools are free, and they run in your browser: nothing you type is sent."
      />
      <Wrap className={styles.page}>
        <ToolList />
        <p className={joinClasses(font.hint, above[16])}>The numbers in the drawings are educational examples, not quotes or advice.</p>
        <RouteLink to="consultation" wrap="p">
          {`Your question isn’t here? Ask a licensed advisor, ${callerRole(useSite())}.`}
        </RouteLink>
      </Wrap>
    </>
  );
}
