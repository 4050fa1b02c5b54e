import { WireError } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';

/** RFC 6585: "Network Authentication Required". */
const NETWORK_SIGN_IN = 511;

/** A failed call. */
export class ApiError extends Error {
  /** Of an answer of ours; 0 when none came. Then it is unknown whether the call was carried out. */
  readonly status: number;
  /** Something else answered as if all were well: the sign-in page of a hotel's network, mostly. */
  readonly isForeign: boolean;
  /** The parsed wire error, when the answer was one of ours. */
  readonly wire: WireError | undefined;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    options: { wire?: WireError | undefined; retryAfter?: number | undefined; isForeign?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.isForeign = options.isForeign === true;
    this.wire = options.wire;
    this.retryAfter = options.retryAfter;
  }

  /** The message is the spec's: status, a colon and a space, then the body, or the status text when it is empty. */
  static async fromResponse(response: Response): Promise<ApiError> {
    const body = await response.text().catch(() => '');
    const wire = readWireError(body);
    const retryAfter = Number(response.headers.get('retry-after'));
    return new ApiError(wire ? response.status : 0, `${response.status}: ${body || response.statusText}`, {
      wire,
      // Also an opaque redirect, whose status is 0.
      isForeign: !wire && (response.status < 400 || response.status === NETWORK_SIGN_IN),
      retryAfter: retryAfter > 0 ? retryAfter : undefined,
    });
  }
}

/** Words for a visitor whose call may have been carried out although no answer of ours arrived; undefined after such an answer. */
export function noAnswerWords(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.isForeign) return messages.server.foreignAnswer;
  const isUnanswered = error.status < 400 || error.status === 502 || error.status === 504;
  return isUnanswered ? messages.server.noAnswer : undefined;
}

function readWireError(body: string): WireError | undefined {
  try {
    return WireError.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
