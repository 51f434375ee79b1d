import { keyUnder } from "#core/message-key.ts";
import { mailKindWords } from "#features/mail/office/mail-kind-words.ts";
import type { Translate } from "#i18n/translator.ts";
import { jobWords } from "#office-ui/marks/job-words.ts";
import { knownWords } from "#office-ui/marks/known-words.ts";
import type { AuditRow } from "../../staff-calls.ts";

/** What names of records are made with. */
export type RecordNames = {
  t: Translate;
  /** Of `kind:id`, where it has one and is still there. */
  nameOf: (record: string) => string | undefined;
  /** By its id or its code; undefined for a site that is gone, or not theirs. */
  siteName: (site: string) => string | undefined;
  countryName: (code: string) => string;
  languageName: (code: string) => string;
};

type IdWords = (id: string, names: RecordNames) => string | undefined;

/** `warranty`, `warranty.3` and `warranty.3:lt`, each after its kind. */
function articleWords(id: string, { nameOf, siteName, languageName }: RecordNames): string {
  const [key = "", language] = id.split(":");
  const [, slug = key, site = ""] = key.split(".");
  return listed([
    nameOf(`article:${key}`) ?? slug,
    siteName(site),
    language && languageName(language),
  ]);
}

/** `lt:order-paid`: of a site, which one there. */
const ofSite =
  (words: IdWords): IdWords =>
  (id, names) => {
    const [site = "", ...rest] = id.split(":");
    const one = rest.join(":");
    return listed([words(one, names) ?? one, names.siteName(site) ?? site]);
  };

const listed = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(", ");

/** Records that are named by words of programs; others have a name of their own, or a number. */
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

/** `order:17` is the order QU17, `site:9` the site by its name; what has no word stays as it is written. */
export function recordWords(record: string, names: RecordNames): string {
  const kind = kindOf(record);
  const key = keyUnder("office.audit.record", kind);
  const id = idOf(record);
  const text = names.t(key, { id: (IDS[kind]?.(id, names) ?? names.nameOf(record)) || id });
  return text === key ? record : text;
}

/** By their number where they are erased, and with that their name and e-mail. */
export const personWords = (who: NonNullable<AuditRow["who"]>, names: RecordNames): string =>
  who.name || who.email || recordWords(`customer:${who.id}`, names);
