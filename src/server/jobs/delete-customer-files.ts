import type { Logger } from "pino";
import type { DatabaseConnection } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { FileStore } from "#ports/files.ts";
import type { createJobQueue } from "./job-queue.ts";

type Deps = {
  database: Pick<DatabaseConnection, "db">;
  jobs: Pick<ReturnType<typeof createJobQueue>, "enqueue">;
  files: Pick<FileStore, "removeByOwner">;
  log: Logger;
};

/** Files of a customer who was erased go at once, or, where they are away, as soon as they are back. */
export function deleteCustomerFiles({ database, jobs, files, log }: Deps) {
  return async ({ customerId }: { customerId: number }): Promise<void> => {
    try {
      await files.removeByOwner(customerId);
    } catch (error) {
      log.error({ err: error, customerId }, "files of an erased customer are still kept");
      await inTransaction(database.db, (tx) => jobs.enqueue(tx, "forget-files", { customerId }));
    }
  };
}
