import type { Request } from 'express';
import { notSignedIn } from './require-staff.ts';

/** The user name of whoever calls. @throws AppError `not_signed_in` (401) */
export function staffName(request: Request): string {
  const { staff } = request.session;
  if (!staff) throw notSignedIn('the call has no session');
  return staff.username;
}
