import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';

export const counted = z.int().check(z.gte(0));

/** Of the rates that a sheet was compared with. */
export const seenRevision = z.string().check(z.overwrite(cleanLine), z.maxLength(64));

export const whichSheet = z.strictObject({ batch: z.uuid() });
