import { upperFirst } from '@annuity-lantern/domain/first-letter';
/** How the type of a resource is shown. */
export interface ResourceKind {
  readonly label: string;
  readonly tone: 'brick' | 'leaf' | 'blue' | 'plum' | 'grey';
  /** A type that is not known gets a generic document icon beside its name. */
  readonly known: boolean;
}

const kinds: Readonly<Record<string, ResourceKind>> = {
  pdf: { label: 'PDF', tone: 'brick', known: true },
  worksheet: { label: 'Worksheet', tone: 'leaf', known: true },
  guide: { label: 'Guide', tone: 'blue', known: true },
  'fact-sheet': { label: 'Fact sheet', tone: 'plum', known: true },
};

export function resourceKind(type: string): ResourceKind {
  if (Object.hasOwn(kinds, type)) return kinds[type] as ResourceKind;
  const words = type.replaceAll('-', ' ').trim();
  return { label: words ? upperFirst(words) : 'Document', tone: 'grey', known: false };
}
