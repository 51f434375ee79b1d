import type { OfficeIconName } from "#office-ui/icon/office-icon-names.ts";
import type { ShownTask } from "../../staff-calls.ts";

export const TASK_ICONS: Record<ShownTask["kind"], OfficeIconName> = {
  price: "link",
  buy: "shopping-bag",
  ship: "truck",
  pack: "package-check",
  hold_answer: "message-circle",
  reservation: "smartphone",
  claim: "message-circle",
  dispute: "credit-card",
  refund_stuck: "credit-card",
  amount_differs: "coins",
  unknown_money: "coins",
  provider_down: "credit-card",
  parcel_returned: "package-x",
  parcel_number: "package",
  carrier_down: "truck",
  list_refused: "map-pin",
  product_refused: "search",
  index_gone: "search",
  index_down: "search",
  storage_untold: "mail-x",
  news_refused: "mail-x",
  step_failed: "refresh-cw",
  job_failed: "activity",
  other: "triangle-exclamation-point",
};
