import type { PdfDocumentSource } from '../build/pdf-document.ts';
import { askingForASurrenderQuote } from './asking-for-a-surrender-quote.ts';
import { exchangeChecklist1035 } from './exchange-checklist-1035.ts';
import { requiredMinimumDistributions } from './required-minimum-distributions.ts';
import { socialSecurityClaimingAges } from './social-security-claiming-ages.ts';

/** The documents that are made as PDF. */
export const pdfDocuments: readonly PdfDocumentSource[] = [
  socialSecurityClaimingAges,
  exchangeChecklist1035,
  requiredMinimumDistributions,
  askingForASurrenderQuote,
];
