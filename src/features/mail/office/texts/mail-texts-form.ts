import type { OutputOf } from "#platform/api/call.ts";
import type { showMailTextsCall } from "../../texts/staff-calls.ts";

/** What a mail of a site says in a language. */
export type MailTexts = Pick<
  OutputOf<typeof showMailTextsCall>,
  "kind" | "languages" | "texts" | "history"
> & { id: number; language: string };

/** By field; null is the text that the shop came with. */
export type MailValues = Record<string, string | null>;
