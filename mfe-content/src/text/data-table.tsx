import { Table } from '@annuity-lantern/ui';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

type Parent = ReactElement<{ readonly children?: ReactNode; readonly align?: string }>;

interface DataTableProps {
  readonly caption: string;
  /** The table that Markdown makes of lines with `|`. A column whose dashes end in a colon holds figures. */
  readonly children: ReactNode;
}

/** A table written in a text, drawn as every other table of the site. */
export function DataTable({ caption, children }: DataTableProps) {
  const [head, body] = elementsIn(elementsIn(children)[0]?.props.children);
  const names = elementsIn(elementsIn(head?.props.children)[0]?.props.children);
  const columns = names.map(({ props }, place) => ({
    key: `${place}`,
    label: wordsOf(props.children),
    numeric: props.align === 'right',
  }));
  const rows = elementsIn(body?.props.children).map((row) =>
    Object.fromEntries(elementsIn(row.props.children).map(({ props }, place) => [`${place}`, props.children])),
  );
  return <Table caption={caption} columns={columns} rows={rows} phone="lines" />;
}

/** Line breaks between elements are left out. */
function elementsIn(nodes: ReactNode): readonly Parent[] {
  return Children.toArray(nodes).filter((node): node is Parent => isValidElement(node));
}

function wordsOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<{ readonly children?: ReactNode }>(child) ? wordsOf(child.props.children) : String(child)))
    .join('');
}
