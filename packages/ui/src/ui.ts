export { Badge, type BadgeProps, type BadgeTone } from './components/badge/badge.tsx';
export { Button, type ButtonProps } from './components/button/button.tsx';
export { actionLinkClass, type ButtonLook, buttonClass } from './components/button/button-class.ts';
export { ChartFrame, type ChartFrameProps } from './components/chart-frame/chart-frame.tsx';
export { FiguresTable } from './components/chart-frame/figures-table.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx';
export { Disclosure, type DisclosureProps } from './components/disclosure/disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './components/error-state/error-state.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './components/error-summary/error-summary.tsx';
export { ExternalLink, type ExternalLinkProps } from './components/external-link/external-link.tsx';
export { OutsideLink, type OutsideLinkProps, OutsideNote, type OutsidePage } from './components/external-link/outside-link.tsx';
export { GreekLines, type GreekLinesProps } from './components/greek-lines/greek-lines.tsx';
export * from './components/icons/draw-icon.tsx';
export * from './components/icons/icons.ts';
export { Lit, type LitProps } from './components/lit/lit.tsx';
export { Mark } from './components/mark/mark.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './components/notice/notice.tsx';
export { Prose } from './components/prose/prose.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/radio-group/radio-group.tsx';
export { Section, type SectionProps, Wrap } from './components/section/section.tsx';
export { type Option, optionsOf, SelectField, type SelectFieldProps } from './components/select-field/select-field.tsx';
export { SheetIcon } from './components/sheet-icon/sheet-icon.tsx';
export { type Column, type Row, Table, type TableData, type TableProps } from './components/table/table.tsx';
export { TextAreaField, type TextAreaFieldProps } from './components/text-area-field/text-area-field.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';
export { Term, Tooltip, type TooltipProps } from './components/tooltip/tooltip.tsx';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx';
export { joinClasses } from './join-classes.ts';
export { later } from './parts/later.ts';
export { Part } from './parts/part.tsx';
export { useLater } from './parts/use-later.ts';
export {
  above,
  across,
  beside,
  divided,
  flow,
  fluid,
  font,
  grid,
  ink,
  layout,
  lined,
  list,
  narrowOnly,
  numbered,
  panel,
  paperOnly,
  parted,
  ruled,
  screenOnly,
  split,
  stack,
  wideOnly,
} from './utility-classes/utility-classes.ts';
