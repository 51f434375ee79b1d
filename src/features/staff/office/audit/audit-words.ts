import { keyUnder } from "#core/message-key.ts";
import { type Cents, toCents, toDecimal } from "#core/money.ts";
import type { Translate } from "#i18n/translator.ts";
import { failedWorkWords } from "#office-ui/marks/job-words.ts";
import { knownWords } from "#office-ui/marks/known-words.ts";
import type { AuditRow, RecordVersion } from "../../staff-calls.ts";
import { idOf, kindOf, type RecordNames, recordWords } from "./record-words.ts";

type Prefix = Parameters<typeof keyUnder>[0];

/** What is needed to describe a row in words. */
export type AuditFormats = RecordNames & {
  dayAndTime: (at: string) => string;
  money: (cents: Cents, currency?: string) => string;
};

/** Where a record's page has labels for its fields; all other fields are under `office.audit.field`. */
const FIELDS: Readonly<Record<string, readonly Prefix[]>> = {
  order: ["office.orders.address.fields", "office.orders.costs.kind"],
  customer: ["office.customers.fields"],
  site: ["office.sites.field"],
  warehouse: ["office.warehouses.field"],
  rate: ["office.rates.field"],
  redirect: ["office.redirects.field"],
  promotion: ["office.promotions.field"],
  "delivery-service": ["office.couriers.field"],
  "payment-method": ["office.methods.field"],
  vat: ["office.taxes.field"],
  article: ["office.articles.field"],
};

const STATES: Readonly<Record<string, Prefix>> = {
  order: "orders.status",
  payment: "office.orders.refund.status",
  quote: "quotes.status",
  claim: "claims.status",
  forward_request: "forwarding.status",
};

/** Fields whose values have labels, by the field's name. */
const VALUES: Readonly<Record<string, readonly Prefix[]>> = {
  kind: ["office.orders.mail", "office.runs.kinds"],
  tree: ["office.open.trees"],
  way: ["office.orders.refund.to"],
  outcome: ["office.tasks.outcomes"],
  role: ["office.role"],
};

const REASONS: Readonly<Record<string, Prefix>> = {
  order: "office.orders.refund.reasons",
  customer: "office.wallet.reasons",
  variant: "office.goods.stock_reasons",
};

const firstText = (t: Translate, prefixes: readonly Prefix[], part: string) =>
  prefixes
    .map((prefix) => knownWords(t, keyUnder(prefix, part)))
    .find((text) => text !== undefined);

/** `name.lt` is the name in Lithuanian, `en:mail.welcome.button` the button of an English mail. */
export function fieldWords(
  field: string,
  record: string,
  { t, languageName }: Pick<RecordNames, "t" | "languageName">,
): string {
  const [, textLanguage, key] = /^([a-z]{2}):(.+)$/.exec(field) ?? [];
  if (textLanguage && key) {
    const part = knownWords(t, keyUnder("office.mail_texts.part", key.split(".").at(-1) ?? ""));
    return part ? `${part} (${languageName(textLanguage)})` : languageName(textLanguage);
  }
  const [name = field, language] = field.split(".");
  const ofKind = FIELDS[kindOf(record)] ?? [];
  const text = namesOf(name)
    .map((one) => firstText(t, ofKind, one) ?? knownWords(t, keyUnder("office.audit.field", one)))
    .find((one) => one !== undefined);
  if (text === undefined) return field;
  return language ? `${text} (${languageName(language)})` : text;
}

/** The name as stored and as pages have it: `feeCents` is `fee`, `countryId` is `country`. */
function namesOf(name: string): string[] {
  const plain = name
    .replace(/Cents$/, "")
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return [name, plain, plain.replace(/_(id|code)$/, "")];
}

/** The changed fields, then the other details, each as `name: value`. */
export function detailWords(row: AuditRow, formats: AuditFormats): string[] {
  const fields = row.fields
    .filter((field) => !(field in row.details))
    .map((field) => fieldWords(field, row.record, formats))
    .join(", ");
  const details = Object.entries(detailsOf(row))
    .filter(isShown)
    .map(([name, value]) => {
      const text =
        name === "mentions"
          ? String([value].flat().length)
          : valueWords({ name, value }, row, formats);
      return `${fieldWords(name, row.record, formats)}: ${text}`;
    });
  return [fields, stepWords(row, formats), ...details].filter(Boolean);
}

/** Whether the details say from which state to which the record went. */
function isStep({ record, details: { from, to } }: AuditRow): boolean {
  const hasStates = STATES[kindOf(record)] !== undefined;
  return isThere(from) && (isThere(to) || hasStates);
}

const stepWords = (row: AuditRow, formats: AuditFormats): string =>
  isStep(row)
    ? [...new Set([row.details.from, row.details.to])]
        .filter(isThere)
        .map((value) => valueWords({ name: "status", value }, row, formats))
        .join(" → ")
    : "";

/** Details except `from` and `to` of a step; the currency is shown with its amount, not as a separate detail. */
function detailsOf(row: AuditRow): Record<string, unknown> {
  const { from, to, amount, currency, ...others } = row.details;
  const sum = typeof amount === "number" ? { amountCents: toCents(amount) } : { amount };
  const isOfSum = amount !== undefined || Object.keys(others).some(isCents);
  return {
    ...(isStep(row) ? {} : { from, to }),
    ...sum,
    ...(isOfSum ? {} : { currency }),
    ...others,
  };
}

const isCents = (name: string) => name.endsWith("Cents");
const isThere = (value: unknown) => value !== undefined && value !== null;

/** Row ids mean nothing to the reader, and neither do empty lists. */
const ROW_NUMBERS = ["note", "refund", "transaction"];
const ROW_IDS = ["id", "bulk_edit", "copy", "mail", "version"];
const isShown = ([name, value]: [string, unknown]) =>
  value !== undefined &&
  !ROW_IDS.includes(name) &&
  !(name === "lines" && value === 0) &&
  !(ROW_NUMBERS.includes(name) && typeof value === "number") &&
  !(Array.isArray(value) && value.length === 0);

const SITES = ["siteIds", "site_id", "hidden_on"];
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
type Named = { name: string; value: unknown };
type OfRecord = Pick<AuditRow, "record" | "details">;

export type FieldChange = { field: string; before: string; after: string };

/** The old and new value of each field in words; empty where the record had no value or did not exist. */
export function changeWords(
  row: AuditRow,
  { before, after }: Pick<RecordVersion, "before" | "after">,
  formats: AuditFormats,
): FieldChange[] {
  const words = (side: Record<string, unknown> | null, name: string) =>
    side && isThere(side[name]) ? valueWords({ name, value: side[name] }, row, formats) : "";
  return row.fields.map((name) => ({
    field: fieldWords(name, row.record, formats),
    before: words(before, name),
    after: words(after, name),
  }));
}

function valueWords(named: Named, row: OfRecord, formats: AuditFormats): string {
  const { name, value } = named;
  const { t } = formats;
  if (name === "siteIds" && value === null) return t("office.home.every_site");
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "office.filter.yes" : "office.filter.no");
  if (typeof value === "number") return numberWords(named, row, formats);
  if (typeof value === "string") return textWords(name, value, row.record, formats);
  const parts = Array.isArray(value)
    ? value.map((one) => valueWords({ name, value: one }, row, formats))
    : Object.entries(Object(value)).map(([part, of]) => {
        const words = valueWords({ name: part, value: of }, row, formats);
        return `${fieldWords(part, row.record, formats)}: ${words}`;
      });
  return parts.join(", ") || "–";
}

function numberWords({ name, value }: Named, row: OfRecord, formats: AuditFormats): string {
  if (SITES.includes(name)) return formats.siteName(String(value)) ?? String(value);
  return isCents(name) ? sumWords(Number(value), row, formats) : String(value);
}

/** Payments are in various currencies, which older rows do not contain. */
function sumWords(cents: number, { record, details }: OfRecord, { money }: AuditFormats): string {
  if (typeof details.currency === "string") return money(cents, details.currency);
  return kindOf(record) === "payment" ? toDecimal(cents).toFixed(2) : money(cents);
}

function textWords(name: string, value: string, record: string, formats: AuditFormats): string {
  const { t } = formats;
  if (MOMENT.test(value)) return formats.dayAndTime(value);
  return CODES[name]?.(value, formats, record) ?? nameWords(name, value, record, t) ?? value;
}

type CodeWords = (value: string, formats: AuditFormats, record: string) => string | undefined;

/** Fields whose values are codes, by the field's name. */
const CODES: Readonly<Record<string, CodeWords>> = {
  mark: markWords,
  task: taskWords,
  language: (code, { languageName }) => languageName(code),
  countries: (code, { countryName }) => countryName(code),
  filters: (filter, formats, record) => fieldWords(filter, record, formats),
  /** A new site is copied from another one. */
  from: (code, { siteName }, record) => (kindOf(record) === "site" ? siteName(code) : undefined),
};

function nameWords(name: string, value: string, record: string, t: Translate) {
  const kind = kindOf(record);
  const isState = ["from", "to", "status"].includes(name);
  const ofKind = isState ? STATES[kind] : name === "reason" ? REASONS[kind] : undefined;
  return firstText(t, ofKind ? [ofKind] : (VALUES[name] ?? []), value.replace(".", "_"));
}

/** A step of opening a site; `text:warranty` is one of the texts to read. */
function markWords(mark: string, { t, nameOf }: RecordNames, record: string): string {
  const [kind, text] = mark.split(":");
  if (kind === "text" && text) {
    const title = nameOf(`article:pages.${text}.${idOf(record)}`) ?? text;
    return `${t("office.open.step.texts")}: ${title}`;
  }
  if (mark === "test-order") return t("office.open.step.order");
  return knownWords(t, keyUnder("office.open.step", mark)) ?? mark;
}

/** `buy:order:17` is "Buy QU17". */
function taskWords(task: string, names: RecordNames): string {
  const [kind, record] = [kindOf(task), idOf(task)];
  const key = keyUnder("office.tasks.kind", kind);
  const label = failedWorkWords(names.t, kind, idOf(record)) ?? recordWords(record, names);
  const text = names.t(key, { label });
  return text === key ? task : text;
}
