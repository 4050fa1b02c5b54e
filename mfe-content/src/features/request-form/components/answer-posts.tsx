import {
  createAnnuityReviewRequest,
  createConsultationRequest,
  idempotencyKeyShape,
  LeadAccepted,
  WireError,
} from '@annuity-lantern/contracts/http';
import { ApiError, type HostData } from '@annuity-lantern/host-kit';
import { type CallOutcome, type PostedForm, renderWithHost } from '@annuity-lantern/host-kit/server';
import { Wrap } from '@annuity-lantern/ui';
import type { FieldErrors } from 'react-hook-form';
import * as z from 'zod/mini';
import { LEGAL_VERSION } from '../../../legal-version.ts';
import { describeFailure, isErased, isKeyReused } from '../model/describe-failure.ts';
import { type FormValues, shownWords } from '../model/form-values.ts';
import { POSTED_KEY, readPost } from '../model/read-form.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import { sentRequest } from '../model/sent-request.ts';
import { toRequestBody } from '../model/to-request-body.ts';
import { unservedState } from '../model/unserved-state.ts';
import { listErrors, validateWith } from '../model/validate.ts';
import { zoneOfAnswers } from '../model/visitor-time-zone.ts';
import { RefusedPost } from './refused-post.tsx';
import { RequestSection } from './request-section.tsx';
import type { PostedState } from './use-request-form.ts';

const endpoints = { consultation: createConsultationRequest, 'annuity-review': createAnnuityReviewRequest } as const;

/**
 * Reads the posts of browsers that run no scripts, and draws the pages that answer them. The server alone uses it. The finished page has no idempotency
 * key, because it is the same for everyone. So the first post is not sent: its page has a random key, and asks for another press. A key made from the
 * answers would let strangers who type them read the answer to somebody else's request.
 */
export function answerPosts(kind: RequestFormKind): PostedForm {
  return {
    endpoint: endpoints[kind.name],
    read: (fields, host) => {
      const network = fields.get(shownWords.network) || host.site.networkName;
      const textVersion = fields.get(shownWords.textVersion) || LEGAL_VERSION;
      const values = readPost(kind, fields);
      const page = host.routes.find(({ id }) => id === kind.name)?.path;
      const posted = fields.get(POSTED_KEY) ?? '';
      const isFirst = !idempotencyKeyShape.test(posted);
      const isUnserved = unservedState(values.state, host.site.statesServed) !== undefined;
      const isOwnText = textVersion === LEGAL_VERSION && network === host.site.networkName;
      return {
        key: isFirst ? undefined : posted,
        body: isUnserved || isFirst ? undefined : toRequestBody(kind, { values, figures: [], page, network, textVersion }),
        answer: (called) => {
          const { status, isKeySpent, ...state } = called ? stateAfter(kind, values, called) : stateBefore(kind, values);
          const key = isFirst || isKeySpent ? crypto.randomUUID() : posted;
          const asksAgain = isFirst && !isUnserved && state.errors.length === 0;
          // A check mark agrees to the words beside it, and this page may have newer ones.
          const shown = isOwnText ? values : { ...values, automatedCalls: false, texts: false, emailUpdates: false, analytics: false };
          return { status, fragment: draw(kind, host, { ...state, key, asksAgain, values: { ...shown, website: '' } }) };
        },
      };
    },
    refuse: (host, words) => renderWithHost(host, <RefusedPost form={kind} words={words} />),
  };
}

interface Drawn extends Omit<PostedState, 'values' | 'key' | 'asksAgain'> {
  readonly status: number;
  /** Another request has this key, or had it: only a new one can be sent. */
  readonly isKeySpent?: boolean;
}

function draw(kind: RequestFormKind, host: HostData, posted: PostedState): string {
  return renderWithHost(
    host,
    <Wrap>
      <RequestSection form={kind} posted={posted} />
    </Wrap>,
  );
}

/** What the page shows if no JSON call was made. */
function stateBefore(kind: RequestFormKind, values: FormValues): Drawn {
  return { status: 422, progress: { kind: 'idle' }, errors: findErrors(kind, values) };
}

/** What the page shows after the JSON call, and its status. */
function stateAfter(kind: RequestFormKind, values: FormValues, { status, body }: CallOutcome): Drawn {
  const json = readJson(body);
  const accepted = z.safeParse(LeadAccepted, json);
  if (status < 300 && accepted.success) {
    const { title, text, verified } = kind.sent;
    const words = accepted.data.verification ? `${text}. ${verified}` : text;
    const given = sentRequest(
      kind,
      { words: accepted.data, isSealed: status === 202 },
      values,
      undefined,
      new Date(accepted.data.createdAt),
    );
    // The server does not know the visitor's time zone, unless the answers tell.
    const sent = { ...given, timeZone: zoneOfAnswers(given) };
    return { status: 200, progress: { kind: 'sent', title, text: words, refusedAnswers: false }, errors: [], sent };
  }
  const error = new ApiError(status, String(status), { wire: WireError.safeParse(json).data });
  const { title, text, answers, emailSuggestion, reference } = describeFailure(kind, error);
  // A body that is too long is not validated, so its long answers are found here.
  const errors = status === 413 ? findErrors(kind, values) : answers;
  const isMendable = errors.length > 0 || status === 400 || status === 422;
  return {
    status: isMendable ? 422 : status < 400 ? 502 : status,
    progress: { kind: 'failed', title, text, refusedAnswers: errors.length > 0, reference },
    errors,
    emailSuggestion,
    isKeySpent: isKeyReused(error) || isErased(error),
  };
}

function findErrors(kind: RequestFormKind, values: FormValues) {
  const { errors } = validateWith(kind)(values, undefined, { fields: {}, shouldUseNativeValidation: false }) as {
    errors: FieldErrors<FormValues>;
  };
  return listErrors(kind, errors);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
