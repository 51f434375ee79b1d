import type { Database } from "#database/connect.ts";
import type { MeasuredGauge } from "#platform/metrics/metrics.ts";
import { countLastHour, countOpen, type OpenPayments } from "./payments.repository.ts";

/** Metrics: open payments, their age, and the statuses reached in the last hour. */
export function paymentGauges(db: Database): MeasuredGauge[] {
  const open = (pick: (row: OpenPayments) => number) => async () =>
    (await countOpen(db)).map((row) => ({ labels: { status: row.status }, value: pick(row) }));
  return [
    {
      name: "cartage_payments_open",
      help: "Payments that were begun and have no end yet",
      labels: ["status"],
      read: open((row) => row.open),
    },
    {
      name: "cartage_payments_oldest_seconds",
      help: "Age of the oldest payment that has no end yet",
      labels: ["status"],
      read: open((row) => row.oldest),
    },
    {
      name: "cartage_payments_last_hour",
      help: "Payments by the status that they reached within the last hour",
      labels: ["status"],
      read: () => countLastHour(db),
    },
  ];
}
