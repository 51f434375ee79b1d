import { redactPersonalData } from "#core/redact-personal-data.ts";
import type { TaskKind } from "./task-kinds.ts";

type Details = Readonly<Record<string, unknown>>;
export type ReportedTask = {
  kind: TaskKind;
  subject: string;
  details: Record<string, string | number>;
};

const field =
  (name: string, prefix = name) =>
  (details: Details): string =>
    `${prefix}:${details[name] ?? ""}`;
const whole = (name: string) => () => name;
const payment = field("reference", "payment");
/** By the number that the provider has for it: we have none. */
const strayPayment = field("providerId", "payment");
/** As it is written in LUPA_INDICES. */
const searchIndex = ({ region, language, index }: Details) =>
  `index:${region}/${language}=${index}`;

type Rule = [kind: TaskKind, subjectOf: (details: Details) => string];

/** What features report, and which task it is; all of one subject are one task. */
const RULES: Readonly<Record<string, Rule>> = {
  "payments: a payment is disputed": ["dispute", payment],
  "payments: a refund that the provider refused is left by hand": ["refund_stuck", payment],
  "payments: unwanted money has to go back by hand": ["refund_stuck", payment],
  "payments: refunded, but what was bought could not be taken back": ["refund_stuck", payment],
  "payments: a refund could not be made": ["refund_stuck", field("refund")],
  "payments: another amount was paid than was asked for": ["amount_differs", payment],
  "payments: a payment could not be looked up": ["provider_down", whole("providers")],
  "payments: a provider could not be asked": ["provider_down", whole("providers")],
  "payments: a provider did not list its payments": ["provider_down", whole("providers")],
  "payments: a payment could not be compared with its provider's": [
    "provider_down",
    whole("providers"),
  ],
  "payments: a provider took money that we know nothing of": ["unknown_money", strayPayment],
  "payments: money that we know nothing of could not be given back": ["refund_stuck", strayPayment],
  "invoices: money of a customer who is gone has to be given back by hand": [
    "refund_stuck",
    field("number", "invoice"),
  ],
  "tracking: a parcel goes back to its sender": [
    "parcel_returned",
    ({ subjectKind, subjectId }) => `${subjectKind}:${subjectId}`,
  ],
  "tracking: a carrier knows a parcel by another number": ["parcel_number", field("reference")],
  "tracking: a carrier could not be asked": ["carrier_down", field("carrier")],
  "tracking: a carrier was not told of a parcel": ["carrier_down", field("reference")],
  "forwarding: nobody was told that free storage ends": [
    "storage_untold",
    field("request", "forward_request"),
  ],
  "marketing: an order's news were refused": ["news_refused", whole("order news")],
  "delivery: a list of pickup points was refused": ["list_refused", field("courier")],
  "catalogue: a search index refused a product": ["product_refused", field("product")],
  "catalogue: a search index is gone": ["index_gone", searchIndex],
  "catalogue: a search index could not be fed": ["index_down", searchIndex],
  "forwarding: photos of staff are still kept": ["step_failed", whole("forwarding")],
  "jobs: a job failed for good": ["job_failed", field("job")],
};

const STEP = /could not (be swept|expire)$/;
const LONGEST = 300;

/** One task of everything that is reported about the same subject. */
export function taskOfProblem(feature: string, problem: string, details: Details): ReportedTask {
  const about = scalarsOf(details);
  const rule = RULES[`${feature}: ${problem}`];
  if (rule) return { kind: rule[0], subject: rule[1](details), details: about };
  const more = { ...about, problem: `${feature}: ${problem}` };
  if (STEP.test(problem)) return { kind: "step_failed", subject: feature, details: more };
  return { kind: "other", subject: `${feature}: ${problem}`, details: more };
}

/** Ids and words; an error by its message, without what it may quote of a person. */
function scalarsOf(details: Details): ReportedTask["details"] {
  const kept: ReportedTask["details"] = {};
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === "number") kept[name] = value;
    else if (typeof value === "string") kept[name] = redactPersonalData(value).slice(0, LONGEST);
    else if (value instanceof Error)
      kept.error = redactPersonalData(value.message).slice(0, LONGEST);
  }
  return kept;
}
