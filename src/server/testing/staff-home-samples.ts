import { raiseTask } from "#features/desk/server/tasks/raise-task.ts";
import type { SampleShop, StaffSample } from "./staff-sample.ts";

/** A parcel that came back to the default site. */
async function aTask({ app }: SampleShop) {
  const { id } = app.services.sites.registry.byHost(undefined);
  const subject = `order:${crypto.randomUUID()}`;
  await raiseTask(app.db, { kind: "parcel_returned", subject, siteId: id }, new Date());
  return { key: `parcel_returned:${subject}` };
}

export const HOME_SAMPLES: StaffSample[] = [
  { call: "/api/staff/home/show" },
  { call: "/api/staff/home/counts" },
  { call: "/api/staff/search", make: async () => ({ query: "QU1" }) },
  { call: "/api/staff/tasks/list" },
  {
    call: "/api/staff/tasks/assign",
    make: async (shop) => ({ ...(await aTask(shop)), mine: true }),
  },
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
