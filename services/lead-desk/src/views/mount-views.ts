import { deleteView, listViews, MOST_VIEWS, renameView, saveView } from '@annuity-lantern/contracts/http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import * as staffStore from '@annuity-lantern/staff-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';

/** The caller's own saved views of the list. Not audited: they hold no personal data and give no rights. */
export function mountViews(mountStaff: MountStaff, { connection }: DeskContext): void {
  mountStaff(listViews, (_input, { request }) => askStore(() => staffStore.listViews(connection, callerOf(request).id)));

  mountStaff(saveView, async ({ body: { name, filters } }, { request }) => {
    const saved = await askStore(() => staffStore.saveView(connection, callerOf(request).id, name, filters));
    if (saved === 'taken') throw nameTaken();
    if (saved === 'full') throw refused('full', `You have ${MOST_VIEWS} saved views. Delete one first.`);
    return saved;
  });

  mountStaff(renameView, async ({ params, body: { name } }, { request }) => {
    const outcome = await askStore(() => staffStore.renameView(connection, callerOf(request).id, params.id.toLowerCase(), name));
    if (outcome === 'taken') throw nameTaken();
    if (outcome === 'unknown') throw new AppError('not_found', { message: 'the account has no view of this id' });
    return undefined;
  });

  mountStaff(deleteView, async ({ params }, { request }) => {
    await askStore(() => staffStore.deleteView(connection, callerOf(request).id, params.id.toLowerCase()));
    return undefined;
  });
}

function nameTaken(): AppError {
  return refused('taken', 'You have a view of this name. Choose another name.');
}

function refused(code: string, message: string): AppError {
  return new AppError('invalid_input', {
    message: 'the view cannot be saved so',
    userMessage: message,
    errors: [{ field: 'name', code, message }],
  });
}
