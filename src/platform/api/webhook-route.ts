import type { Call } from "./call.ts";

/** A message of somebody who is no browser, as it came: what was signed must not be rewritten before it is checked. */
export type WebhookRequest = {
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
