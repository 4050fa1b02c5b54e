import { drawIcon, FileText } from '@annuity-lantern/ui';

/** Drawn here and not in the design system, which every page loads. */
const icons: Readonly<Record<string, ReturnType<typeof drawIcon>>> = {
  pdf: drawIcon([['path', { d: 'M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8zM14 2v6h6M12 11v7M9 15l3 3 3-3' }]]),
  worksheet: drawIcon([['path', { d: 'M3 4h6v6H3zM3 14h6v6H3zM13 7h8M13 17h8M4.5 7l1.2 1.3L8 5.5' }]]),
  guide: drawIcon([['path', { d: 'M12 6v14M2 4h6a4 4 0 0 1 4 3 4 4 0 0 1 4-3h6v14h-7a3 3 0 0 0-3 2 3 3 0 0 0-3-2H2z' }]]),
  'fact-sheet': drawIcon([['path', { d: 'M4 3v18h17M8 17v-5M13 17V7M18 17v-8' }]]),
};

/** The icon beside the word of the badge. A type that is not known has that of any document. */
export function TypeIcon({ type }: { readonly type: string }) {
  const Icon = (Object.hasOwn(icons, type) && icons[type]) || FileText;
  return <Icon />;
}
