import type { MessageKey } from "#core/message-key.ts";
import type { Call } from "./call.ts";
import type { RequestContext } from "./request-context.ts";

export type CallFailure = {
  failed: true;
  httpStatus: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503;
  message: MessageKey;
  errors?: Record<string, MessageKey[]>;
  /** For the log alone. */
  refusedRole?: string;
};

export function failure(
  httpStatus: CallFailure["httpStatus"],
  message: MessageKey,
  errors?: CallFailure["errors"],
): CallFailure {
  return { failed: true, httpStatus, message, ...(errors ? { errors } : {}) };
}

export type CallHandler<Input, Output> = (
  input: Input,
  request: RequestContext,
) => Output | CallFailure | Promise<Output | CallFailure>;

// biome-ignore lint/suspicious/noExplicitAny: a list of routes holds many different calls
type HandledCall = { call: Call<any, any>; handle: CallHandler<any, any> };
export type ApiRoute = HandledCall & {
  /** Asked before anything that was sent is looked at; a failure is the answer. */
  gate?: (request: RequestContext) => Promise<CallFailure | undefined>;
};

/** Ties a call's description to its handler, with the types of the one checked against the other. */
export function handleCall<Input, Output>(
  call: Call<Input, Output>,
  handle: CallHandler<Input, Output>,
): ApiRoute {
  return { call, handle };
}
