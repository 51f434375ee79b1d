import { redactPersonalData } from "#core/redact-personal-data.ts";
import type { Problem, ProblemCode } from "#platform/feature/problems.ts";
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
/** We do not know this payment, so the provider's id identifies it. */
const strayPayment = field("providerId", "payment");
/** For a payment that we do not know there is only the provider's id. */
const disputed = (details: Details): string =>
  details.reference === undefined ? strayPayment(details) : payment(details);
/** As written in LUPA_INDICES. */
const searchIndex = ({ region, language, index }: Details) =>
  `index:${region}/${language}=${index}`;

type Rule = [kind: TaskKind, subjectOf: (details: Details) => string, isNamed?: "named"];

/** All failed steps of a feature become one task, which names the latest. */
const failedStep = (feature: string): Rule => ["step_failed", whole(feature), "named"];

/** The kind and subject of each problem's task; problems with the same subject share one. */
const RULES: Readonly<Record<ProblemCode, Rule>> = {
  payment_disputed: ["dispute", disputed],
  refund_refused: ["refund_stuck", payment],
  refund_by_hand: ["refund_stuck", payment],
  goods_not_taken_back: ["refund_stuck", payment],
  refund_failed: ["refund_stuck", field("refund")],
  amount_differs: ["amount_differs", payment],
  payment_lookup_failed: ["provider_down", whole("providers")],
  provider_failed: ["provider_down", whole("providers")],
  payment_list_failed: ["provider_down", whole("providers")],
  payment_compare_failed: ["provider_down", whole("providers")],
  unknown_money: ["unknown_money", strayPayment],
  unknown_money_refund_failed: ["refund_stuck", strayPayment],
  erased_customer_refund: ["refund_stuck", field("number", "invoice")],
  parcel_returned: [
    "parcel_returned",
    ({ subjectKind, subjectId }) => `${subjectKind}:${subjectId}`,
  ],
  parcel_number_differs: ["parcel_number", field("reference")],
  carrier_poll_failed: ["carrier_down", field("carrier")],
  shipment_not_registered: ["carrier_down", field("reference")],
  storage_end_untold: ["storage_untold", field("request", "forward_request")],
  order_update_refused: ["news_refused", whole("order news")],
  pickup_points_refused: ["list_refused", field("courier")],
  product_refused: ["product_refused", field("product")],
  search_index_gone: ["index_gone", searchIndex],
  search_feed_failed: ["index_down", searchIndex],
  staff_photos_kept: ["step_failed", whole("forwarding")],
  job_failed: ["job_failed", field("job")],
  request_sweep_failed: failedStep("forwarding"),
  order_sweep_failed: failedStep("orders"),
  plan_sweep_failed: failedStep("pro"),
  quote_sweep_failed: failedStep("quotes"),
  reservation_expiry_failed: failedStep("reservations"),
};

const LONGEST = 300;

/** All reports about the same subject become one task. */
export function taskOfProblem({ feature, code, words, details }: Problem): ReportedTask {
  const [kind, subjectOf, isNamed] = RULES[code];
  const about = scalarsOf({ ...details });
  if (isNamed) about.problem = `${feature}: ${words}`;
  return { kind, subject: subjectOf({ ...details }), details: about };
}

/** Keeps ids and words; of an error only its message, with quoted personal data removed. */
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
