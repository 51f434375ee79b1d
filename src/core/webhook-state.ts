/** `unknown` is about something that we do not have (yet), `failed` could not be applied. */
export const WEBHOOK_STATES = ["done", "ignored", "unknown", "failed"] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export const WEBHOOK_SOURCES = ["payment", "carrier"] as const;
export type WebhookSource = (typeof WEBHOOK_SOURCES)[number];

/** Applying it once more may help. */
export const mayApplyAgain = (state: WebhookState): boolean =>
  state === "failed" || state === "unknown";
