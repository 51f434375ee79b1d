import * as z from "zod/mini";
import { textChange, textChanges } from "#features/sites/texts/staff-calls.ts";
import { languageCode } from "#platform/api/language-code.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { MAIL_PARTS } from "../domain/mail-sample.ts";

/**
 * Texts that a site uses in its mails instead of the originals. Only owners see mails about
 * passwords and addresses of accounts, and those to staff.
 */

const texts = { tag: "staff: texts", roles: ["content"], scope: "site" } as const;
const kind = z.string().check(z.minLength(1), z.maxLength(60));

const listedMail = z.object({
  kind: z.string(),
  subject: z.string(),
  /** Languages in which the site has replaced some of its texts. */
  own: z.array(z.string()),
});
export type ListedMailText = z.infer<typeof listedMail>;

export const listMailTextsCall = defineStaffCall({
  ...texts,
  path: "/api/staff/mail-texts/list",
  summary:
    "Content: every mail that a site sends, by its subject. Without a site, of the first that one works for",
  input: z.object({
    site: z.optional(rowId),
    language: z.optional(languageCode),
    own: z.optional(z.boolean()),
    query: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  }),
  output: z.object({
    status: z.literal(true),
    site_id: z.int(),
    languages: z.array(z.string()),
    language: z.string(),
    mails: z.array(listedMail),
  }),
});

const ofMail = z.object({ id: rowId, kind, language: languageCode });

const mailText = z.object({
  field: z.string(),
  key: z.string(),
  part: z.enum(MAIL_PARTS),
  /** The plural form; null if there is only one form. */
  form: z.nullable(z.string()),
  original: z.string(),
  own: z.nullable(z.string()),
  placeholders: z.array(z.string()),
  /** How many mails use this text; a change applies to all of them. */
  mails: z.int(),
  /** True if security mails use it too: then only the owner may change it. */
  is_locked: z.boolean(),
});
export type StaffMailText = z.infer<typeof mailText>;

export const showMailTextsCall = defineStaffCall({
  ...texts,
  path: "/api/staff/mail-texts/show",
  summary: "Content: what a mail of a site (`id`) says in a language, in the order of reading",
  input: ofMail,
  output: z.object({
    status: z.literal(true),
    kind: z.string(),
    languages: z.array(z.string()),
    texts: z.array(mailText),
    history: z.array(textChange),
  }),
});

export const saveMailTextsCall = defineStaffCall({
  ...texts,
  path: "/api/staff/mail-texts/save",
  summary:
    "Content: what a mail of a site (`id`) says from now on; null is what the shop came with. Placeholders have to be those of the original",
  input: z.extend(ofMail, { seen: z.record(z.string(), z.unknown()), changes: textChanges }),
  output: z.object({ status: z.literal(true) }),
});

export const previewMailCall = defineStaffCall({
  ...texts,
  path: "/api/staff/mail-texts/preview",
  summary: "Content: a mail to somebody made up, with what is typed and not saved yet",
  input: z.extend(ofMail, { changes: textChanges }),
  output: z.object({ status: z.literal(true), subject: z.string(), html: z.string() }),
});

export const sendTestMailCall = defineStaffCall({
  ...texts,
  path: "/api/staff/mail-texts/test",
  summary: "Content: the same mail, sent to whoever asks for it",
  input: z.extend(ofMail, { changes: textChanges }),
  output: z.object({ status: z.literal(true), to: z.string() }),
});
