import type { MessageKey } from "#core/message-key.ts";

/** Refused input of a form that was sent without JavaScript; `problem` is set if it belongs to the field. */
export type RefusedText = { typed: string; problem?: MessageKey | undefined };
