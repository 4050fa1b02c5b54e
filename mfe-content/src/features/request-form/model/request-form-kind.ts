import {
  AnnuityReviewBody,
  annuityReviewFields,
  ConsultationBody,
  consultationFields,
  type LeadField,
} from '@annuity-lantern/contracts/http';
import { anchors } from '@annuity-lantern/contracts/links';
import { messages } from '@annuity-lantern/contracts/messages';
import type * as z from 'zod/mini';

/** The differences between the request forms. */
export interface RequestFormKind {
  /** Id of the page's route; begins the ids of the fields, and the names under which the tab keeps draft and key. */
  readonly name: 'consultation' | 'annuity-review';
  readonly anchor: string;
  readonly heading: string;
  readonly action: string;
  /** In the order of the fields: errors are listed in this order. */
  readonly answerNames: readonly LeadField[];
  readonly body: z.ZodMiniType;
  readonly sent: { readonly title: string; readonly text: string; readonly verified: string };
  readonly failed: { readonly title: string; readonly text: string };
  /** Whether an address opened from outside scrolls to the form. */
  readonly landing: 'with-a-product' | 'always';
  /** The field that a product in the address fills in. */
  readonly productField?: 'primaryConcern';
}

export const consultationForm: RequestFormKind = {
  name: 'consultation',
  anchor: anchors.consultationForm,
  heading: 'Request your consultation',
  action: 'Request my consultation',
  answerNames: consultationFields,
  body: ConsultationBody,
  sent: messages.toast.consultationRequested,
  failed: messages.toast.submissionFailed,
  landing: 'with-a-product',
  productField: 'primaryConcern',
};

export const annuityReviewForm: RequestFormKind = {
  name: 'annuity-review',
  anchor: anchors.annuityReviewForm,
  heading: 'Request your annuity review',
  action: 'Request my review',
  answerNames: annuityReviewFields,
  body: AnnuityReviewBody,
  sent: messages.toast.reviewRequested,
  failed: messages.toast.reviewFailed,
  landing: 'always',
};
