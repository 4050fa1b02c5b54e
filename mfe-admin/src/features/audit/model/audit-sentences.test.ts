import { auditActions } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { auditSentence, auditWords } from './audit-sentences.ts';

const leadId = '4f9f5f2e-0000-4000-8000-000000000000';

it.each([
  [{ action: 'owner', leadId, details: { from: 'otto', to: 'ruth', seq: 1 } }, 'margaret gave request 4F9F-5F2E to ruth.'],
  [
    { action: 'owner_refused', leadId, details: { to: 'ruth', despite: 'otto' } },
    'Not done: margaret gave request 4F9F-5F2E to ruth, although otto has another request of this person.',
  ],
  [{ action: 'owner', leadId, details: { to: 'margaret' } }, 'margaret took request 4F9F-5F2E.'],
  [{ action: 'owner', leadId, details: { from: 'otto' } }, 'margaret left request 4F9F-5F2E without an owner.'],
  [
    { action: 'transition', leadId, details: { from: 'pending', to: 'closed' } },
    'margaret moved request 4F9F-5F2E from pending to closed.',
  ],
  [{ action: 'call', leadId, details: { outcome: 'no_answer' } }, 'margaret recorded a call about request 4F9F-5F2E: no answer.'],
  [{ action: 'second_advisor', leadId, details: { from: 'ruth' } }, 'margaret removed ruth as second advisor of request 4F9F-5F2E.'],
  [{ action: 'contact', leadId, details: { fields: ['email', 'phone'] } }, 'margaret corrected email, phone of request 4F9F-5F2E.'],
  [{ action: 'lead_read', leadId }, 'margaret opened request 4F9F-5F2E.'],
  [{ action: 'call_refused', details: { call: 'saveAccount' } }, 'margaret was not allowed to do this: saveAccount.'],
  [
    { action: 'signed_in', details: { network: 'k3-Vq_0aZ', browser: 'Firefox on Windows' } },
    'margaret signed in (Firefox on Windows, network k3-Vq_0aZ).',
  ],
  [{ action: 'signed_in', details: { network: 'k3' } }, 'margaret signed in (network k3).'],
  [
    { by: 'unknown', action: 'code_refused', details: { username: 'ruth', network: 'k3' } },
    'Someone not signed in typed a wrong sign-in code for ruth (network k3).',
  ],
  [{ action: 'account_added', details: { username: 'ruth', role: 'agent' } }, 'margaret added an account for ruth (agent).'],
  [
    { action: 'account_role_set', details: { username: 'ruth', from: 'manager', to: 'viewer', undone: 'last_manager' } },
    'margaret changed the role of ruth from manager to viewer, which was undone.',
  ],
  [
    { action: 'account_absence_set', details: { username: 'ruth', backOn: '2026-12-03' } },
    'margaret noted that ruth is away until 2026-12-03.',
  ],
  [
    { action: 'account_licenses_set', details: { username: 'ruth', before: [], after: ['OH 1 2027-05-31', 'TX 2 2027-05-31'] } },
    'margaret recorded the licenses of ruth: OH 1 2027-05-31; TX 2 2027-05-31, before: none.',
  ],
  [{ action: 'owner', leadId, details: { to: 'ruth', serviceOnly: 'yes' } }, 'margaret gave request 4F9F-5F2E to ruth for service only.'],
  [{ action: 'turns_set', details: { from: 'off', to: 'on' } }, 'margaret began to give new requests in turn.'],
  [{ by: 'system', action: 'owner', leadId, details: { to: 'ruth' } }, 'The desk gave request 4F9F-5F2E to ruth.'],
  [{ by: 'command', action: 'unlocked', details: { username: 'ruth' } }, 'The command line unlocked the account of ruth.'],
  [{ action: 'rows_read', details: { list: 'search', count: 1 } }, 'margaret read 1 request by search.'],
  [
    { action: 'replay_reason', details: { effect: 'webhook', reason: 'gone', leadIds: ['a', 'b'] } },
    'margaret replayed CRM webhook (gone) of 2 requests.',
  ],
  [{ action: 'dismiss', leadId, details: { effect: 'of_later' } }, 'margaret dismissed of later of request 4F9F-5F2E.'],
  [{ action: 'revocation', leadId, details: { way: 'in person' } }, 'margaret recorded a revocation for request 4F9F-5F2E (in person).'],
  [{ action: 'of_a_later_version' }, 'margaret of a later version.'],
])('says %j in a sentence with the names of staff', (row, sentence) => {
  expect(auditSentence({ by: 'margaret', ...row })).toBe(sentence);
});

it.each(auditActions)('has a name in the filter and a sentence for %s, also without details', (action) => {
  expect(auditWords[action].label).toMatch(/^[A-Z]/);
  expect(auditSentence({ by: 'margaret', action })).toMatch(/^margaret [a-z“].*[^.]\.$/);
});
