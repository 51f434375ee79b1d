import { asMessageKey, type MessageKey } from "#core/message-key.ts";

/** A schema's own words are for developers; what is no message key becomes the fallback of SPEC §5. */
export const issueKey = (message: string): MessageKey =>
  message.startsWith("validation.") ? asMessageKey(message) : "validation.invalid";
