import type { TablePerson } from '@annuity-lantern/domain/life-tables';
import { choiceField } from '@annuity-lantern/tool-kit/input-fields';

export const sexLabels = {
  average: 'Average of both',
  female: 'Woman',
  male: 'Man',
} as const satisfies Record<TablePerson['sex'], string>;

export const sexField = choiceField('average', Object.keys(sexLabels));

export function sexOf(text: string): TablePerson['sex'] {
  return (Object.keys(sexLabels) as TablePerson['sex'][]).find((one) => one === text) ?? 'average';
}
