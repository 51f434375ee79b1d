import type { MessageKey } from "#core/message-key.ts";

/** What was typed and could not be taken, for a form that came without script; the problem where it is of the field. */
export type RefusedText = { typed: string; problem?: MessageKey | undefined };
