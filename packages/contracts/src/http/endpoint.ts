import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { hasRightsOf, type StaffRole } from './staff-roles.ts';

/** Any zod schema, classic or mini: contracts that browsers reach are written with `zod/mini`. */
export type Schema = z.core.$ZodType;

/** The services that answer calls, behind the gateway. */
export const apiServices = ['lead-intake', 'lead-desk', 'content-api'] as const;
export type ApiService = (typeof apiServices)[number];

/**
 * One HTTP call. The browser calls it with `call(endpoint, input)`, its service mounts it with `mount(router, endpoint, handler)`, the gateway passes
 * it on, and the OpenAPI document is generated from it. A path, a right or a status is written once.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Express notation: `/api/resources/:id/download`. */
  readonly path: `/api/${string}`;
  /** Which service answers. */
  readonly service: ApiService;
  /** A staff call: the least role that may make it. `anyone`: also without a session, which is then nothing to end. Absent: a public call. */
  readonly role?: 'anyone' | StaffRole;
  /** A call of the staff desk that needs no session, so that it has no role. */
  readonly ofDesk?: true;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  /** The desk makes it by itself, so it never keeps a session awake. */
  readonly background?: true;
  /** Signed by the operator's CRM or mail host (Standard Webhooks) in place of a session: such a call needs no cookie, and gets none. */
  readonly signed?: true;
  /** Its address alone proves the right, and it takes no cookie: a page of another site may make it. */
  readonly anyOrigin?: true;
  /** A visitor's call about their own request: it carries what `openMyRequest` answered in the header `X-My-Request`. */
  readonly visit?: true;
  /**
   * The caller must have proved with `proveSelf` that they are the person of the session. Asked after the input was validated. A list: only
   * if the body has one of these fields.
   */
  readonly proof?: true | readonly string[];
  /** The parameter `id` is an account, and not the caller's: another manager makes this change. A list: as in `proof`. */
  readonly ofOthers?: true | readonly string[];
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Most bytes of the body, where it is more than what services read otherwise (16 KB). */
  readonly longestBody?: number;
  /** The answer is a stream of server-sent events, which lasts. `response` is then absent. */
  readonly stream?: true;
  /** Absent when the answer has no body (202, 204), or is a file. */
  readonly response?: Answer;
  /** Type of an answer that is a file, sent while it is made. Errors are JSON as everywhere. */
  readonly download?: 'text/csv';
  readonly status: 200 | 201 | 202 | 204;
  /** Answered instead of `status`, with the same body, when the request is stored safely and will be processed later. */
  readonly laterStatus?: 202;
  readonly errors: readonly ErrorCode[];
}

export function defineEndpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
>(endpoint: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return endpoint;
}

/** Whether the staff desk makes this call. With a host of its own (`STAFF_ORIGIN`), only that host answers it. */
export function isStaffCall({ role, ofDesk }: Pick<Endpoint, 'role' | 'ofDesk'>): boolean {
  return role !== undefined || ofDesk === true;
}

/** Whether a role has the right to make a call. The desk's buttons and the desk's service both ask this. */
export function mayCall({ role: least }: Pick<Endpoint, 'role'>, role: StaffRole): boolean {
  return least === undefined || least === 'anyone' || hasRightsOf(role, least);
}

/** An answer that is a file. */
export interface Download {
  readonly fileName: string;
  /** Asked for the first one before the answer begins. An error after that breaks the connection, so that half a file never looks whole. */
  readonly chunks: AsyncIterable<string>;
}

/** As `defineEndpoint`, for an answer that is a file. */
export function defineDownload<Params extends Schema | undefined = undefined, Query extends Schema | undefined = undefined>(
  endpoint: Endpoint<Params, Query, undefined, undefined> & Downloading,
): Endpoint<Params, Query, undefined, undefined> & Downloading {
  return endpoint;
}

interface Downloading {
  readonly download: 'text/csv';
}

type Given<Key extends string, S> = S extends Schema ? { readonly [K in Key]: z.core.input<S> } : unknown;
type Parsed<Key extends string, S> = S extends Schema ? { readonly [K in Key]: z.core.output<S> } : unknown;

/** The input of a caller: `params`, `query` and `body`, if the endpoint has them. */
export type EndpointInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A> ? Given<'params', P> & Given<'query', Q> & Given<'body', B> : never;

/** The parsed input of a handler. */
export type ParsedInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A> ? Parsed<'params', P> & Parsed<'query', Q> & Parsed<'body', B> : never;

export type EndpointAnswer<E> = E extends Downloading
  ? Download
  : E extends Endpoint<infer _P, infer _Q, infer _B, infer A>
    ? A extends Schema
      ? z.core.output<A>
      : undefined
    : never;
