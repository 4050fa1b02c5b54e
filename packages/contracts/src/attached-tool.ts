import type { Attachment } from './http/attachments.ts';
import { type ToolId, toolNames } from './tools.ts';

const toolOf: Readonly<Record<Attachment['kind'], ToolId>> = {
  'annuity-comparison': 'annuity-comparison',
  'contract-check': 'contract-check',
  'four-ways': 'four-ways',
  'income-planning': 'income-planning',
  'leave-or-stay': 'leave-or-stay',
  'payout-calculator': 'retirement-calculator',
  'pension-choice': 'pension-choice',
  'quote-check': 'quote-check',
};

/** The tool whose figures are attached to a request; undefined if it no longer exists. */
export function attachedTool(kind: string): ToolId | undefined {
  return Object.hasOwn(toolOf, kind) ? toolOf[kind as Attachment['kind']] : undefined;
}

/** The name of that tool; the kind itself if it no longer exists. */
export function attachedToolName(kind: string): string {
  const tool = attachedTool(kind);
  return tool ? toolNames[tool] : kind;
}
