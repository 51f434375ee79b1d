import type { EditConflict } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import type { Call } from "./call.ts";
import type { RequestContext } from "./request-context.ts";

/** A message of somebody who is no browser, as it came: what was signed must not be rewritten before it is checked. */
type WebhookRequest = {
  body: string;
  query: Readonly<Record<string, string>>;
  header: (name: string) => string | undefined;
};

/** Open to every origin, since no session speaks here; the handler has to ask for proof. */
export type WebhookRoute = {
  call: Call<unknown, unknown>;
  handle: (message: WebhookRequest) => Promise<WebhookResponse>;
};
/** `refused` says in the log why, in the request's own line. */
type WebhookResponse = { httpStatus: 200 | 400 | 404; text: string; refused?: string };

/** One answer to all that is not believed: whoever forges messages learns nothing from it. */
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
  guard?: (request: RequestContext) => Promise<CallFailure | undefined>;
};

/** Ties a call's description to its handler, with the types of the one checked against the other. */
export function handleCall<Input, Output>(
  call: Call<Input, Output>,
  handle: CallHandler<Input, Output>,
): ApiRoute {
  return { call, handle };
}
