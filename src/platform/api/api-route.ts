import type { EditConflict } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import type { Call } from "./call.ts";
import type { RequestContext } from "./request-context.ts";

/** A webhook request with its raw body: a signature can only be checked on the unchanged text. */
type WebhookRequest = {
  body: string;
  query: Readonly<Record<string, string>>;
  header: (name: string) => string | undefined;
};

/** A route that is open to every origin because it uses no session; the handler must check the proof itself. */
export type WebhookRoute = {
  call: Call<unknown, unknown>;
  handle: (message: WebhookRequest) => Promise<WebhookResponse>;
};
/** `refused` is the reason for the request's log line; it is not sent to the caller. */
type WebhookResponse = { httpStatus: 200 | 400 | 404; text: string; refused?: string };

/** One answer for every message that is not proven, so that somebody who forges messages learns nothing. */
export const refuseWebhook = (code: string): WebhookResponse =>
  code === "errors.not_found"
    ? { httpStatus: 404, text: code, refused: code }
    : { httpStatus: 400, text: "not_believed", refused: code };

export type CallFailure = {
  failed: true;
  httpStatus: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503;
  message: MessageKey;
  errors?: Record<string, MessageKey[]>;
  conflict?: EditConflict;
  /** Written to the log only. */
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
  /** Runs before the input is read; if it returns a failure, that is the answer. */
  guard?: (request: RequestContext) => Promise<CallFailure | undefined>;
};

/** Connects a call's description to its handler; the compiler checks their types against each other. */
export function handleCall<Input, Output>(
  call: Call<Input, Output>,
  handle: CallHandler<Input, Output>,
): ApiRoute {
  return { call, handle };
}
