import type { MessageKey } from "#core/message-key.ts";
import type { Refusal } from "#platform/pages/calls.context.ts";

export const trackingPath = (language: string, number: string): string =>
  `/${language}/tracking/${encodeURIComponent(number.trim())}`;

/** The message key for a failed lookup: what is wrong with the number, or that it is unknown. */
export function problemOf({ httpStatus, message, errors }: Refusal): MessageKey {
  if (httpStatus === 404) return "tracking.unknown";
  return errors.id?.[0] ?? message;
}
