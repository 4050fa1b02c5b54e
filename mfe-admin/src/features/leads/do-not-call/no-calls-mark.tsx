import { tellsNoCalls } from '@annuity-lantern/contracts/exits';
import { font, joinClasses } from '@annuity-lantern/ui';
import desk from '../../../look/desk.module.css';
import type { Lead } from '../model/lead.ts';

/** In a row: this person wants no calls. Empty for all others. */
export function NoCallsMark({ lead }: { lead: Lead }) {
  if (!tellsNoCalls('queue', lead)) return null;
  return (
    <>
      {' '}
      <strong className={joinClasses(desk.brick, font.nowrap)}>No calls</strong>
    </>
  );
}
