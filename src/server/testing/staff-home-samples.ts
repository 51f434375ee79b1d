import { raiseTask } from "#features/desk/server/tasks/raise-task.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import { webhooks } from "#platform/webhooks/webhooks.tables.ts";
import type { SampleShop, StaffSample } from "./staff-sample.ts";

/** A parcel that came back to the default site. */
async function aTask({ app }: SampleShop) {
  const site = app.services.sites.registry.byHost(undefined);
  const subject = `order:${crypto.randomUUID()}`;
  const task = { kind: "parcel_returned", subject, siteId: site.id } as const;
  await raiseTask(app.db, task, new Date(), workClockOf(site));
  return { key: `parcel_returned:${subject}` };
}

/** A job that failed for good. */
async function aFailedJob({ app }: SampleShop): Promise<{ id: string }> {
  await app.services.jobs.open();
  const { rows } = await app.database.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state, completed_on, policy)
     select name, '{}', 'failed', now(), policy from pgboss.queue where name = 'send-mail'
     returning id::text`,
  );
  return { id: rows[0]?.id ?? "" };
}

/** A carrier's message about a number that nobody knows. */
async function aWebhook({ app }: SampleShop): Promise<{ id: number }> {
  const [row] = await app.db
    .insert(webhooks)
    .values({
      source: "carrier",
      provider: "carrier",
      messageId: crypto.randomUUID(),
      type: "delivered",
      state: "failed",
      outcome: "Error: out of order",
      content: { number: "CT000000000LT", events: [] },
    })
    .returning({ id: webhooks.id });
  return { id: row?.id ?? 0 };
}

export const HOME_SAMPLES: StaffSample[] = [
  { call: "/api/staff/jobs/list" },
  { call: "/api/staff/jobs/retry", make: aFailedJob },
  { call: "/api/staff/webhooks/list" },
  { call: "/api/staff/webhooks/show", make: aWebhook },
  { call: "/api/staff/webhooks/apply", make: aWebhook },
  { call: "/api/staff/home/show" },
  { call: "/api/staff/home/counts" },
  { call: "/api/staff/search", make: async () => ({ query: "QU1" }) },
  { call: "/api/staff/tasks/list" },
  {
    call: "/api/staff/tasks/assign",
    make: async (shop) => ({ ...(await aTask(shop)), assignee_id: null }),
  },
  { call: "/api/staff/tasks/colleagues", make: aTask },
  {
    call: "/api/staff/tasks/snooze",
    make: async (shop) => ({
      ...(await aTask(shop)),
      until: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  },
  {
    call: "/api/staff/tasks/close",
    make: async (shop) => ({ ...(await aTask(shop)), outcome: "done", note: "" }),
  },
];
