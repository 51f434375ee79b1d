/** `unknown`: about something that we do not have (yet); `failed`: it could not be applied. */
export const WEBHOOK_STATES = ["done", "ignored", "unknown", "failed"] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export const WEBHOOK_SOURCES = ["payment", "carrier"] as const;
export type WebhookSource = (typeof WEBHOOK_SOURCES)[number];

/** Whether it makes sense to apply the webhook again. */
export const mayApplyAgain = (state: WebhookState): boolean =>
  state === "failed" || state === "unknown";
