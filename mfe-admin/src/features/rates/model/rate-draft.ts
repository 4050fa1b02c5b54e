import { LONGEST_SHEET, SheetUpload } from '@annuity-lantern/contracts/http';
import type { FieldProblem } from '@annuity-lantern/ui';

/** What a member of staff has entered so far: kept while they sign in again, and while they look at the requests. */
export interface RateDraft {
  readonly file: File | null;
  /** The day that applies to the whole sheet, as a date field returns it; empty for none. */
  readonly asOf: string;
  readonly source: string;
}

export const emptyDraft: RateDraft = { file: null, asOf: '', source: 'rate sheet' };

export const fieldIds = { file: 'rates-file', asOf: 'rates-as-of', source: 'rates-source' } as const;

type ReadDraft = { readonly upload: SheetUpload } | { readonly problems: readonly FieldProblem[] };

/** The request body with the bytes of the file, or a problem for each invalid field. The bytes are read now: the file may change later. */
export async function readDraft({ file, asOf, source }: RateDraft): Promise<ReadDraft> {
  if (file && file.size > LONGEST_SHEET) return { problems: [fileProblem(tooLarge)] };
  const contents = file ? await asBase64(file) : undefined;
  if (contents === null) return { problems: [fileProblem(unreadable)] };
  const parsed = SheetUpload.safeParse({ file: contents, fileName: file?.name ?? '', source, ...(asOf === '' ? {} : { asOf }) });
  return parsed.success ? { upload: parsed.data } : { problems: problemsOf(parsed.error.issues) };
}

/** At most one problem for each field, in the order of the form. */
export function problemsOf(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): FieldProblem[] {
  return (['file', 'asOf', 'source'] as const).flatMap((name) => {
    const issue = issues.find(({ path: [field] }) => field === name || (field === 'fileName' && name === 'file'));
    return issue ? [{ fieldId: fieldIds[name], message: issue.message }] : [];
  });
}

const unreadable = 'Your browser cannot read this file anymore. Did it change or move? Please choose it again.';
const tooLarge = 'This file is larger than 8 MB. No rate sheet is that large.';

function fileProblem(message: string): FieldProblem {
  return { fieldId: fieldIds.file, message };
}

/** Null when the browser cannot read the file. */
function asBase64(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
