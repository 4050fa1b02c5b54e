import { tellsNoCalls } from '@annuity-lantern/contracts/exits';
import { font, joinClasses } from '@annuity-lantern/ui';
import desk from '../../../look/desk.module.css';
import type { Lead } from '../model/lead.ts';

/** In a row: this person wants no calls, or none for now. Empty for all others. */
export function NoCallsMark({ lead }: { lead: Lead }) {
  if (!tellsNoCalls('queue', lead) && !lead.callsPaused) return null;
  return (
    <>
      {' '}
      <strong className={joinClasses(desk.brick, font.nowrap)}>{lead.noCalls ? 'No calls' : 'Calls paused'}</strong>
    </>
  );
}
