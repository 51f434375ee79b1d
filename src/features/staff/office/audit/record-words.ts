import { keyUnder } from "#core/message-key.ts";
import { mailKindWords } from "#features/mail/office/mail-kind-words.ts";
import type { Translate } from "#i18n/translator.ts";
import { jobWords } from "#office-ui/marks/job-words.ts";
import { knownWords } from "#office-ui/marks/known-words.ts";
import type { AuditRow } from "../../staff-calls.ts";

/** What is needed to describe a record in words. */
export type RecordNames = {
  t: Translate;
  /** The record's name by `kind:id`, if it still exists and has one. */
  nameOf: (record: string) => string | undefined;
  /** By id or region; undefined if the site is gone or the person does not work for it. */
  siteName: (site: string) => string | undefined;
  countryName: (code: string) => string;
  languageName: (code: string) => string;
};

type IdWords = (id: string, names: RecordNames) => string | undefined;

/** `warranty`, `warranty.3` and `warranty.3:lt` after a kind such as `pages.`: slug, then site, then language. */
function articleWords(id: string, { nameOf, siteName, languageName }: RecordNames): string {
  const [key = "", language] = id.split(":");
  const [, slug = key, site = ""] = key.split(".");
  return listed([
    nameOf(`article:${key}`) ?? slug,
    siteName(site),
    language && languageName(language),
  ]);
}

/** `lt:order-paid`: the part before the colon is the site. */
const ofSite =
  (words: IdWords): IdWords =>
  (id, names) => {
    const [site = "", ...rest] = id.split(":");
    const one = rest.join(":");
    return listed([words(one, names) ?? one, names.siteName(site) ?? site]);
  };

const listed = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(", ");

/** Kinds whose records are named by translated or computed words; other records have a name or a number. */
const IDS: Readonly<Record<string, IdWords>> = {
  site: (id, { siteName }) => siteName(id),
  role: (id, { t }) => knownWords(t, keyUnder("office.role", id)),
  job: (id, { t }) => jobWords(t, id),
  vat: (id, { countryName }) => countryName(id),
  article: articleWords,
  text: ofSite((key) => key),
  mail_text: ofSite((kind, { t }) => mailKindWords(t, kind)),
  "payment-method": ofSite((id, { t }) => knownWords(t, keyUnder("payments.method", id))),
};

export const kindOf = (record: string) => record.split(":", 1)[0] ?? "";
export const idOf = (record: string) => record.slice(record.indexOf(":") + 1);

/** `order:17` is shown as order QU17, `site:9` by the site's name; a record without a text is shown as stored. */
export function recordWords(record: string, names: RecordNames): string {
  const kind = kindOf(record);
  const key = keyUnder("office.audit.record", kind);
  const id = idOf(record);
  const text = names.t(key, { id: (IDS[kind]?.(id, names) ?? names.nameOf(record)) || id });
  return text === key ? record : text;
}

/** By name or e-mail; an erased person, who has neither, by number. */
export const personWords = (who: NonNullable<AuditRow["who"]>, names: RecordNames): string =>
  who.name || who.email || recordWords(`customer:${who.id}`, names);
