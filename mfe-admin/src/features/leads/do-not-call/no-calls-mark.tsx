import { tellsNoCalls } from '@annuity-lantern/contracts/exits';
import { font, joinClasses } from '@annuity-lantern/ui';
import desk from '../../../shared-styles/desk.module.css';
import type { Lead } from '../model/lead.ts';

/** In a row: this person wants no calls, or someone wanted none to this number. Empty for all others. */
export function NoCallsMark({ lead }: { lead: Lead }) {
  const isRefused = tellsNoCalls('queue', lead);
  if (!isRefused && !lead.askFirst) return null;
  return (
    <>
      {' '}
      <strong className={joinClasses(desk.brick, font.nowrap)}>{isRefused ? 'No calls' : 'Ask first'}</strong>
    </>
  );
}
