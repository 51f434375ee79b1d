import type { Failure } from "#core/result.ts";
import { type CallFailure, failure } from "./api-route.ts";
import type { RequestContext } from "./request-context.ts";

type StatusOfCode = Readonly<Record<string, CallFailure["httpStatus"]>>;

/** Error codes that every feature may return. */
const COMMON: StatusOfCode = { "errors.not_found": 404, "auth.errors.too_many_attempts": 429 };

/**
 * Turns a failure of a use case into the answer of a call. The feature lists the codes that have an HTTP status of
 * their own; any other code means wrong input (422).
 */
export function refuseWith(ofFeature: StatusOfCode = {}) {
  const statuses = new Map(Object.entries({ ...COMMON, ...ofFeature }));
  return (request: Pick<RequestContext, "setHeader">, refused: Failure): CallFailure => {
    if (refused.retryAfterSeconds) {
      request.setHeader("retry-after", String(refused.retryAfterSeconds));
    }
    const { code, errors, conflict, refusedRole } = refused;
    return {
      ...failure(conflict ? 409 : (statuses.get(code) ?? 422), code, errors),
      ...(conflict ? { conflict } : {}),
      ...(refusedRole ? { refusedRole } : {}),
    };
  };
}
