import type { OutputOf } from "#platform/api/call.ts";
import type { showMailTextsCall } from "../../texts/staff-calls.ts";

/** The texts of a site's mail in a language. */
export type MailTexts = Pick<
  OutputOf<typeof showMailTextsCall>,
  "kind" | "languages" | "texts" | "history"
> & { id: number; language: string };

/** By field; null means the original text. */
export type MailValues = Record<string, string | null>;
