import { sql } from "drizzle-orm";
import pino from "pino";
import type { DatabaseConnection } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import { createJobQueue } from "#platform/jobs/job-queue.ts";
import { StartProblem } from "../start-problem.ts";

const USAGE = `npm run jobs                     what waits, runs and failed, by kind
npm run jobs -- retry            every job that failed for good is tried once more
npm run jobs -- retry send-mail  those of one kind
npm run jobs -- retry send-mail 6f1c…  one of them`;

/** `npm run jobs`: runs the command and returns the text to print. */
export async function runJobsCommand(
  database: DatabaseConnection,
  args: readonly string[],
): Promise<string> {
  const [command = "list", kind, id, ...rest] = args;
  if (command === "list" && !kind) return describeQueues(database);
  if (command !== "retry" || rest.length > 0) throw new StartProblem(USAGE);
  const jobs = createJobQueue(database, pino({ level: "silent" }));
  try {
    await jobs.open();
    const retried = await inTransaction(database.db, async (tx) => {
      const { rows } = await tx.execute<{ name: string; id: string }>(sql`
        select name, id from pgboss.job
        where state = 'failed' and name <> 'failed-jobs'
          and (${kind ?? null}::text is null or name = ${kind ?? null})
          and (${id ?? null}::text is null or id::text = ${id ?? null})
        order by created_on for update`);
      for (const job of rows) {
        await jobs.retry(tx, job.name, job.id);
        const about = { subject: `job:${job.name}`, details: { id: job.id } };
        await writeAuditNote(tx, { actor: COMMAND_LINE, action: "job.retry", ...about });
      }
      return rows.length;
    });
    return retried === 1 ? "1 job is tried again" : `${retried} jobs are tried again`;
  } finally {
    await jobs.close();
  }
}

type Row = { name: string; waiting: number; active: number; failed: number };

async function describeQueues({ db }: DatabaseConnection): Promise<string> {
  const { rows } = await db.execute<Row>(sql`
    select name, count(*) filter (where state < 'active')::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where name <> 'failed-jobs' group by name order by name`);
  const lines = rows.map(
    ({ name, waiting, active, failed }) =>
      `${name.padEnd(24)} ${waiting} waiting, ${active} running, ${failed} failed`,
  );
  return lines.join("\n") || "No jobs.";
}
