import type { Database } from "#database/connect.ts";
import type { MeasuredGauge } from "#platform/metrics/metrics.ts";
import { selectOldestSeconds } from "./mail.repository.ts";

/** Metrics of mail that is not sent yet. */
export const mailGauges = (db: Database): MeasuredGauge[] => [
  {
    name: "cartage_mail_oldest_seconds",
    help: "Age of the oldest mail that is not sent yet",
    read: async () => [{ value: await selectOldestSeconds(db) }],
  },
];
