import { keyUnder } from "#core/message-key.ts";
import { type Cents, toCents, toDecimal } from "#core/money.ts";
import type { Translate } from "#i18n/translator.ts";
import { knownWords } from "#office-ui/marks/known-words.ts";
import type { AuditRow } from "../../staff-calls.ts";

type Prefix = Parameters<typeof keyUnder>[0];

/** What words of a row are made with. */
export type AuditFormats = {
  t: Translate;
  dayAndTime: (at: string) => string;
  money: (cents: Cents, currency?: string) => string;
  /** Undefined for a site that is gone, or not theirs. */
  siteName: (id: number) => string | undefined;
};

/** Pages have words for the fields of their records; what none of them has is under `office.audit.field`. */
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
  quote: "quotes.status",
  claim: "claims.status",
  forward_request: "forwarding.status",
};

/** Values that are names of something, by the name of what they are the value of. */
const VALUES: Readonly<Record<string, readonly Prefix[]>> = {
  way: ["office.orders.refund.to"],
  outcome: ["office.tasks.outcomes"],
  role: ["office.role"],
};

const REASONS: Readonly<Record<string, Prefix>> = {
  order: "office.orders.refund.reasons",
  variant: "office.goods.stock_reasons",
};

const kindOf = (record: string) => record.slice(0, record.indexOf(":"));

const firstText = (t: Translate, prefixes: readonly Prefix[], part: string) =>
  prefixes
    .map((prefix) => knownWords(t, keyUnder(prefix, part)))
    .find((text) => text !== undefined);

/** `order:17` is the order QU17, `site:9` the site by its name; what has no word stays as it is written. */
export function recordWords(
  record: string,
  t: Translate,
  siteName: AuditFormats["siteName"] = () => undefined,
): string {
  const kind = kindOf(record);
  const key = keyUnder("office.audit.record", kind);
  const number = record.slice(record.indexOf(":") + 1);
  const id = (kind === "site" && siteName(Number(number))) || number;
  const text = t(key, { id });
  return text === key ? record : text;
}

/** `name.lt` is the name in Lithuanian. */
export function fieldWords(field: string, record: string, t: Translate): string {
  const [name = field, language] = field.split(".");
  const ofKind = firstText(t, FIELDS[kindOf(record)] ?? [], name);
  const text = ofKind ?? knownWords(t, keyUnder("office.audit.field", name));
  if (text === undefined) return field;
  return language ? `${text} (${language})` : text;
}

/** Fields that were changed, then what else is known, each as `name: value`. */
export function detailWords(row: AuditRow, formats: AuditFormats): string[] {
  const { t } = formats;
  const fields = row.fields.map((field) => fieldWords(field, row.record, t)).join(", ");
  const details = Object.entries(detailsOf(row))
    .filter(isShown)
    .map(([name, value]) => {
      const text =
        name === "mentions"
          ? String([value].flat().length)
          : valueWords({ name, value }, row, formats);
      return `${fieldWords(name, row.record, t)}: ${text}`;
    });
  return [fields, stepWords(row, formats), ...details].filter(Boolean);
}

/** From where to where: states of what has them, or what became of something. */
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

/** What is left beside the step; a currency is no detail of its own but that of the sum. */
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

/** Numbers of rows of ours say nothing to anybody, nor does a list of nobody. */
const isShown = ([name, value]: [string, unknown]) =>
  value !== undefined &&
  !(["note", "refund", "transaction"].includes(name) && typeof value === "number") &&
  !(Array.isArray(value) && value.length === 0);

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
type Named = { name: string; value: unknown };

function valueWords(named: Named, row: AuditRow, formats: AuditFormats): string {
  const { name, value } = named;
  const { t } = formats;
  if (name === "siteIds" && value === null) return t("office.home.every_site");
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "office.filter.yes" : "office.filter.no");
  if (typeof value === "number") return numberWords(named, row, formats);
  if (typeof value === "string") return textWords(name, value, row.record, formats);
  if (!Array.isArray(value)) return JSON.stringify(value);
  const parts = value.map((one) => valueWords({ name, value: one }, row, formats));
  return parts.join(", ") || "–";
}

function numberWords({ name, value }: Named, row: AuditRow, formats: AuditFormats): string {
  if (name === "siteIds") return formats.siteName(Number(value)) ?? String(value);
  return isCents(name) ? sumWords(Number(value), row, formats) : String(value);
}

/** Payments are in currencies of their own, which older rows do not say. */
function sumWords(cents: number, { record, details }: AuditRow, { money }: AuditFormats): string {
  if (typeof details.currency === "string") return money(cents, details.currency);
  return kindOf(record) === "payment" ? toDecimal(cents).toFixed(2) : money(cents);
}

function textWords(name: string, value: string, record: string, formats: AuditFormats): string {
  const { t, dayAndTime } = formats;
  if (MOMENT.test(value)) return dayAndTime(value);
  if (name === "mark") return markWords(value, t);
  return name === "task" ? taskWords(value, t) : (nameWords(name, value, record, t) ?? value);
}

function nameWords(name: string, value: string, record: string, t: Translate) {
  const kind = kindOf(record);
  const isState = ["from", "to", "status"].includes(name);
  const ofKind = isState ? STATES[kind] : name === "reason" ? REASONS[kind] : undefined;
  return firstText(t, ofKind ? [ofKind] : (VALUES[name] ?? []), value);
}

/** A step of opening; `text:warranty` is one of the texts that are read. */
function markWords(mark: string, t: Translate): string {
  const [kind, text] = mark.split(":");
  if (kind === "text" && text) return `${t("office.open.step.texts")}: ${text}`;
  if (mark === "test-order") return t("office.open.step.order");
  return knownWords(t, keyUnder("office.open.step", mark)) ?? mark;
}

/** `buy:order:17` is "Buy QU17". */
function taskWords(task: string, t: Translate): string {
  const key = keyUnder("office.tasks.kind", kindOf(task));
  const label = recordWords(task.slice(task.indexOf(":") + 1), t);
  const text = t(key, { label });
  return text === key ? task : text;
}
