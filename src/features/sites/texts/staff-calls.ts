import * as z from "zod/mini";
import { languageCode } from "#platform/api/language-code.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { TEXT_AREAS } from "../domain/text-areas.ts";
import { TEXT_STATES } from "../domain/text-state.ts";

/** Texts that staff write for a site to replace the originals. */

const texts = { tag: "staff: texts", roles: ["content"], scope: "site" } as const;
const messageKey = z.string().check(z.minLength(1), z.maxLength(200));
const area = z.enum(TEXT_AREAS);

const listedText = z.object({
  key: z.string(),
  area: z.nullable(area),
  /** In the site's languages; a plural shows its most general form. */
  texts: z.array(z.object({ language: z.string(), text: z.string(), is_own: z.boolean() })),
});
export type ListedText = z.infer<typeof listedText>;

export const listTextsCall = defineStaffCall({
  ...texts,
  path: "/api/staff/translations/list",
  summary:
    "Content: texts of a site's pages by key, 50 at a time; `after` is the last key. Without a site, of the first that one works for",
  input: z.object({
    site: z.optional(rowId),
    area: z.optional(z.array(area).check(z.maxLength(TEXT_AREAS.length))),
    language: z.optional(languageCode),
    state: z.optional(z.enum(TEXT_STATES)),
    query: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    after: z.optional(messageKey),
  }),
  output: z.object({
    status: z.literal(true),
    site_id: z.int(),
    languages: z.array(z.string()),
    rows: z.array(listedText),
    total: z.int(),
    next: z.nullable(z.string()),
  }),
});

const textForm = z.object({
  /** The field to save: `lt:cart.items_few`. */
  field: z.string(),
  /** The plural form; null if there is only one form. */
  form: z.nullable(z.string()),
  original: z.string(),
  own: z.nullable(z.string()),
  /** Names that the text must contain, each in double braces. */
  placeholders: z.array(z.string()),
});
export type TextForm = z.infer<typeof textForm>;

/** One change of a text; null means the original. */
export const textChange = z.object({
  id: z.string(),
  at: z.string(),
  who: z.nullable(z.string()),
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type TextChange = z.infer<typeof textChange>;

const oneText = z.object({
  id: z.int(),
  key: z.string(),
  area: z.nullable(area),
  /** A page that probably shows it. */
  page: z.nullable(z.string()),
  languages: z.array(z.object({ language: z.string(), forms: z.array(textForm) })),
  history: z.array(textChange),
});
export type StaffText = z.infer<typeof oneText>;

export const showTextCall = defineStaffCall({
  ...texts,
  path: "/api/staff/translations/show",
  summary: "Content: one text in every language of a site (`id`), as it came and as staff wrote it",
  input: z.object({ id: rowId, key: messageKey }),
  output: z.object({ status: z.literal(true), text: oneText }),
});

/** By field; null means the original text. */
export const textChanges = z.record(
  z.string().check(z.maxLength(210)),
  z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "validation.required"),
        z.maxLength(5000, "validation.invalid"),
      ),
  ),
);

export const saveTextCall = defineStaffCall({
  ...texts,
  path: "/api/staff/translations/save",
  summary:
    "Content: texts of a site (`id`) in the place of those it came with; every node shows them at once. Placeholders have to be those of the original",
  input: z.object({
    id: rowId,
    key: messageKey,
    seen: z.record(z.string(), z.unknown()),
    changes: textChanges,
  }),
  output: z.object({ status: z.literal(true) }),
});
