import pino from "pino";
import { connectDatabase } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { createJobQueue } from "#platform/jobs/job-queue.ts";
import type { Cluster } from "../cluster.ts";
import { until } from "../processes.ts";
import { ADDRESSES } from "../shop/nodes.ts";
import { comparePayments, type PaymentFigures } from "./provider-payments.ts";

const JOB = { name: "reconcile-payments", retries: { retryLimit: 0, expireInSeconds: 600 } };

/** Runs the hourly job now; done when all money is accounted for. */
export async function reconcile(cluster: Cluster): Promise<PaymentFigures> {
  const connection = { connectionString: ADDRESSES.primary };
  const database = connectDatabase({ connection }, { maxConnections: 2 });
  const jobs = createJobQueue(database, pino({ level: "silent" }));
  let figures: PaymentFigures | undefined;
  try {
    await inTransaction(database.db, (tx) => jobs.enqueue(tx, JOB, {}));
    await until(
      "no money is unaccounted for",
      async () => {
        figures = await comparePayments(cluster);
        return figures.strays === 0 && figures.differing === 0;
      },
      { withinMs: 120_000, everyMs: 1000 },
    ).catch(() => undefined);
  } finally {
    await jobs.close();
    await database.close();
  }
  return figures ?? comparePayments(cluster);
}
