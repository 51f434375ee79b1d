import { sql } from "drizzle-orm";
import type { Database } from "#database/connect.ts";
import type { MeasuredGauge } from "../metrics/metrics.ts";

type Queue = { name: string; waiting: number; oldest: number; failed: number };

/** Jobs that are due but not started: how many, and how long the oldest has waited. */
export function queueGauges(db: Database): MeasuredGauge[] {
  const read = (pick: (queue: Queue) => number) => async () => {
    const queues = await readQueues(db);
    return queues.map((queue) => ({ labels: { job: queue.name }, value: pick(queue) }));
  };
  return [
    {
      name: "cartage_jobs_waiting",
      help: "Jobs that are due and not begun",
      labels: ["job"],
      read: read(({ waiting }) => waiting),
    },
    {
      name: "cartage_jobs_oldest_seconds",
      help: "How long the oldest job that is due has waited",
      labels: ["job"],
      read: read(({ oldest }) => oldest),
    },
    {
      name: "cartage_jobs_failed",
      help: "Jobs that failed for good and are still there",
      labels: ["job"],
      read: read(({ failed }) => failed),
    },
  ];
}

async function readQueues(db: Database): Promise<Queue[]> {
  const { rows } = await db.execute<Queue>(sql`
    select q.name,
      count(j.id) filter (where j.state < 'active' and j.start_after <= now())::int as waiting,
      coalesce(extract(epoch from now() - min(j.start_after)
        filter (where j.state < 'active' and j.start_after <= now())), 0)::float8 as oldest,
      count(j.id) filter (where j.state = 'failed')::int as failed
    from pgboss.queue q
    left join pgboss.job j on j.name = q.name and (j.state < 'active' or j.state = 'failed')
    group by q.name`);
  return rows;
}
