import { WireError } from '@annuity-lantern/contracts/http';

/** A failed call. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  /** The parsed wire error, when the answer was one of ours. */
  readonly wire: WireError | undefined;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    options: { wire?: WireError | undefined; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.wire = options.wire;
    this.retryAfter = options.retryAfter;
  }

  /** The message is the spec's: status, a colon and a space, then the body, or the status text when it is empty. */
  static async fromResponse(response: Response): Promise<ApiError> {
    const body = await response.text().catch(() => '');
    const retryAfter = Number(response.headers.get('retry-after'));
    return new ApiError(response.status, `${response.status}: ${body || response.statusText}`, {
      wire: readWireError(body),
      retryAfter: retryAfter > 0 ? retryAfter : undefined,
    });
  }
}

function readWireError(body: string): WireError | undefined {
  try {
    return WireError.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
