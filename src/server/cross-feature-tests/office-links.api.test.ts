import { eq, isNotNull, ne } from "drizzle-orm";
import { matchRoutes } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { claims } from "#features/claims/server/claims.tables.ts";
import {
  forwardParcels,
  forwardRequests,
  suites,
} from "#features/forwarding/server/forwarding.tables.ts";
import { invoices } from "#features/invoices/server/invoices.tables.ts";
import { orderShipments, orders } from "#features/orders/server/orders.tables.ts";
import { payments } from "#features/payments/server/payments.tables.ts";
import { quotes } from "#features/quotes/server/quotes.tables.ts";
import { rulesOf, TASK_KIND_NAMES, type TaskKind } from "#features/records/domain/task-kinds.ts";
import { tasks } from "#features/records/server/tasks/tasks.tables.ts";
import { officePeople } from "#features/staff/server/fixtures/office.ts";
import { mayOpen } from "#office/open-pages.ts";
import { OFFICE_PAGES } from "#office/pages.ts";
import { STAFF_ROLES } from "#platform/auth/staff-role.ts";
import { staffBrowser } from "../fixtures/staff/staff-browser.ts";
import { testApp } from "../fixtures/test-app.ts";
import { testBrowser } from "../fixtures/test-browser.ts";

const app = await testApp();
const { db } = app;
const owner = await staffBrowser(app, "owner");
const { colleague } = officePeople(app);

const [waiting] = await db
  .select({ order: orders, reference: payments.reference })
  .from(orders)
  .innerJoin(payments, eq(payments.subjectId, orders.slug))
  .where(eq(orders.status, "at_warehouse"))
  .limit(1);
if (!waiting) throw new Error("The demo has no paid order at the warehouse");
const { order, reference } = waiting;
const [parcel] = await db.select().from(forwardRequests).limit(1);
const { siteId } = order;

/** Subjects of tasks, and the pages about each, the nearest first; without one, that of the task's kind. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  [`payment:${reference}`]: [`/orders/${order.id}`, `/customers/${order.customerId}`],
  "payment:pi_of_nobody": [],
  "refund:17000000": [],
  "courier:lp_express": [],
  "carrier:dhl": [],
  "invoice:LT-17": ["/invoices?query=LT-17"],
  [`reference:QU${order.id}`]: [`/orders/${order.id}`],
  [`order:${order.id}`]: [`/orders/${order.id}`],
  [`forward_request:${parcel?.id}`]: [`/forward/${parcel?.id}`],
  "product:1": ["/products/1"],
  "job:mail": [],
  "index:lt/en=goods": [],
  [`reference:QU${order.id}-2`]: [`/orders/${order.id}`],
  [`reference:FR${parcel?.id}`]: [`/forward/${parcel?.id}`],
  [`reference:QU${order.id}-`]: [],
};

/** Creates a problem of every kind for each subject; every other one belongs to a site. */
beforeAll(async () => {
  const problems = TASK_KIND_NAMES.filter((kind) => rulesOf(kind).isProblem);
  await db.insert(tasks).values(
    problems.flatMap((kind) =>
      Object.keys(SUBJECTS).map((subject, at) => ({
        kind,
        subject,
        siteId: at % 2 === 0 ? siteId : null,
        dueAt: new Date(),
      })),
    ),
  );
});

/** A staff member with a role for the whole shop, or for some sites. */
async function somebody(role: string, sites: number[] | null) {
  const { browser, email, password } = await colleague(role);
  if (sites === null) return browser;
  const given = await owner.call("/api/staff/people/grant", { email, role, site_ids: sites });
  expect(given.status).toBe(200);
  const again = testBrowser(app);
  await again.call("/api/office/login", { email, password });
  return again;
}
type Browser = Awaited<ReturnType<typeof somebody>>;

const meOf = async (browser: Browser) => (await browser.call("/api/office/me")).body.me;
const routes = OFFICE_PAGES.map((page) => ({ path: page.path, id: page.path }));
const pageAt = (to: string) => {
  const [match] = matchRoutes(routes, to) ?? [];
  return OFFICE_PAGES.find(({ path }) => path === match?.route.id);
};

const CASES = STAFF_ROLES.flatMap((role) => [
  { role, scope: "the shop", sites: null },
  { role, scope: "one site", sites: [siteId] },
]);

type Shown = { key: string; kind: TaskKind; label: string; to: string | null };

async function linksOf({ call }: Browser) {
  const { body: home } = await call("/api/staff/home/show");
  const listed: Shown[] = [];
  let next: string | undefined;
  do {
    const { body } = await call("/api/staff/tasks/list", next ? { after: next } : {});
    listed.push(...body.tasks);
    next = body.next ?? undefined;
  } while (next);
  const { body: found } = await call("/api/staff/search", { query: `QU${order.id}` });
  const { body: menu } = await call("/api/staff/home/counts");
  const all: Shown[] = [...home.tasks, ...home.problems, ...home.queues, ...listed, ...found.hits];
  const paths = [
    ...all.map(({ to }) => to),
    ...menu.counts.map((one: { path: string }) => one.path),
  ];
  return { listed, to: paths.filter((to) => to !== null) };
}

test.each(CASES)(
  "$role for $scope gets links only to pages they may open in home, tasks, search and menu",
  async ({ role, sites }) => {
    const browser = await somebody(role, sites);
    const me = await meOf(browser);
    const { listed, to: links } = await linksOf(browser);
    const closed = links.filter((to) => {
      const page = pageAt(to);
      return !page || !mayOpen(me, page);
    });
    expect(closed).toEqual([]);
    // A task's link is missing only if this user may open neither its own page nor that of its kind.
    for (const { key, kind, to } of listed) {
      const pages = SUBJECTS[key.slice(key.indexOf(":") + 1)];
      const open = [...(pages ?? []), rulesOf(kind).to].find((path) => {
        const page = pageAt(path);
        return page && mayOpen(me, page);
      });
      if (pages) expect([key, to]).toEqual([key, open ?? null]);
    }
  },
);

/** The first of these pages that is there. */
const firstPage = (...paths: string[]) => paths.find(pageAt);

test("every kind of number leads from the search to the page of its record", async () => {
  const [quote] = await db.select().from(quotes).limit(1);
  const [claim] = await db.select().from(claims).where(isNotNull(claims.orderId)).limit(1);
  const [suite] = await db.select().from(suites).limit(1);
  const [bill] = await db.select().from(invoices).limit(1);
  const [shipment] = await db.select().from(orderShipments).limit(1);
  const number = bill?.content.number ?? "";
  const hits = async (query: string) =>
    (await owner.call("/api/staff/search", { query })).body.hits;
  const pageOf = async (query: string, kind: string) =>
    (await hits(query)).find((hit: { kind: string }) => hit.kind === kind)?.to;
  const cases: [query: string, kind: string, to: string | undefined][] = [
    [`QU${order.id}`, "order", `/orders/${order.id}`],
    [
      `QU${quote?.id}`,
      "quote",
      firstPage(`/quotes/${quote?.id}`, `/customers/${quote?.customerId}`),
    ],
    [
      `FR${parcel?.id}`,
      "parcel",
      firstPage(`/forward/${parcel?.id}`, `/customers/${parcel?.customerId}`),
    ],
    [`CL${claim?.id}`, "claim", firstPage(`/claims/${claim?.id}`, `/orders/${claim?.orderId}`)],
    [`CT-${suite?.number}`, "customer", `/customers/${suite?.customerId}`],
    [number, "invoice", `/invoices?query=${number}`],
    [reference, "payment", `/orders/${order.id}`],
    [shipment?.trackingNumber ?? "", "order", `/orders/${shipment?.orderId}`],
  ];
  for (const [query, kind, to] of cases) {
    expect([query, await pageOf(query, kind)]).toEqual([query, to]);
  }
});

test("an order's claims and forwarded parcels are found by the calls of their features", async () => {
  const [claim] = await db.select().from(claims).where(isNotNull(claims.orderId)).limit(1);
  const asked = { order_id: claim?.orderId };
  const { body: about } = await owner.call("/api/staff/claims/about", asked);
  expect(about.claims).toContainEqual({
    id: claim?.id,
    number: `CL${claim?.id}`,
    status: claim?.status,
  });
  const [part] = await db
    .select()
    .from(forwardParcels)
    .where(isNotNull(forwardParcels.trackingNumber))
    .limit(1);
  const numbers = [(part?.trackingNumber ?? "").toLowerCase()];
  const { body: found } = await owner.call("/api/staff/forward/with", {
    tracking_numbers: numbers,
  });
  expect(found.parcels.map(({ id }: { id: number }) => id)).toContain(part?.requestId);
  const other = app.services.sites.registry.all().find(({ id }) => id !== claim?.siteId);
  const elsewhere = await somebody("support", [other?.id ?? 0]);
  expect((await elsewhere.call("/api/staff/claims/about", asked)).body.claims).toEqual([]);
});

/** A guest's order at the warehouse: anybody who knows its slug may pay for it and cancel it. */
async function ofGuest(email: string) {
  const changes = { status: "at_warehouse" as const, customerId: null, email };
  await db
    .update(orders)
    .set(changes)
    .where(eq(orders.id, order.id ?? 0));
}

test("a packer can open the order to ship, but sees neither its amounts nor the link of its guest", async () => {
  await ofGuest("guest.of.packer@example.com");
  const packer = await somebody("warehouse", null);
  const bodyOf = async (path: string, input: object = {}) => {
    const { status, body } = await packer.call(path, input);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const tasksToShip = await bodyOf("/api/staff/tasks/list", { kind: ["ship"] });
  const task = tasksToShip.tasks.find(({ key }: Shown) => key === `ship:order:${order.id}`);
  expect(task.to).toBe(`/orders/${order.id}`);
  const shown = await bodyOf("/api/staff/orders/show", { id: order.id });
  expect(shown.order).toMatchObject({ shows_money: false, steps: ["shipped"] });
  expect(shown.order.timeline.length).toBeGreaterThan(0);
  const list = await bodyOf("/api/staff/orders/list", { query: `QU${order.id}` });
  expect(list.orders).toMatchObject([{ id: order.id }]);
  const found = await bodyOf("/api/staff/search", { query: `QU${order.id}` });
  expect(found.hits).toMatchObject([{ kind: "order", title: `QU${order.id}` }]);
  const about = [shown, list, tasksToShip, found, await bodyOf("/api/staff/home/show")];
  const told = JSON.stringify([...about, await bodyOf("/api/staff/tasks/list")]);
  const sums =
    /"(total|price|paid|amount|spent|cost|rate|refundable|payments|parts|email|slug)":(?!null)/;
  // The `total` of a page of results is a count and not an amount.
  expect(told.replace(/"total":\d+,"(next|has_more)/g, "").match(sums)).toBeNull();
  expect(told).not.toContain(order.slug);
  for (const asked of [{ total_above: 0 }, { total_below: 9_999 }, { sort: "total" }]) {
    expect(await bodyOf("/api/staff/orders/list", asked)).toMatchObject({ total: 0 });
  }
  expect((await packer.call("/api/staff/orders/sum")).status).toBe(404);
  const shipped = await bodyOf("/api/staff/orders/ship", {
    id: order.id,
    carrier: "DHL",
    tracking_number: "JD00000001",
  });
  expect(shipped.order.status).toBe("shipped");
});

const EMAIL = "spelt.out@letters.example";

test.each(["spelt.", "spelt.out@", EMAIL, EMAIL.toUpperCase()])(
  "a packer cannot find out an e-mail by searching for %s",
  async (query) => {
    await ofGuest(EMAIL);
    const packer = await somebody("warehouse", null);
    const totals = async ({ call }: Browser) => {
      const { body: list } = await call("/api/staff/orders/list", { query });
      const { body } = await call("/api/staff/orders/counts", { filters: [{ query }] });
      return [list.total, ...body.counts];
    };
    expect(await totals(owner)).toEqual([1, 1]);
    expect(await totals(packer)).toEqual([0, 0]);
    expect((await packer.call("/api/staff/search", { query })).body.hits).toEqual([]);
  },
);

test("orders can be searched by e-mail only on sites whose amounts the person may see", async () => {
  const { email, password } = await colleague("warehouse");
  const grant = { email, role: "orders", site_ids: [siteId] };
  expect((await owner.call("/api/staff/people/grant", grant)).status).toBe(200);
  const both = testBrowser(app);
  await both.call("/api/office/login", { email, password });
  const [elsewhere] = await db.select().from(orders).where(ne(orders.siteId, siteId)).limit(1);
  await ofGuest(EMAIL);
  await db
    .update(orders)
    .set({ email: EMAIL })
    .where(eq(orders.id, elsewhere?.id ?? 0));
  const idsFor = async ({ call }: Browser, query: string) =>
    (await call("/api/staff/orders/list", { query })).body.orders.map(
      (one: { id: number }) => one.id,
    );
  expect((await idsFor(owner, EMAIL)).toSorted()).toEqual([order.id, elsewhere?.id].toSorted());
  expect(await idsFor(both, EMAIL)).toEqual([order.id]);
  expect(await idsFor(both, "spelt.")).toEqual([order.id]);
  expect(await idsFor(both, `QU${elsewhere?.id}`)).toEqual([elsewhere?.id]);
});
