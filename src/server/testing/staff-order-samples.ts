import { eq } from "drizzle-orm";
import { orders } from "#features/orders/server/orders.tables.ts";
import { customerOf } from "./customer-of.ts";
import { fillWallet } from "./fill-wallet.ts";
import { invoiceFor } from "./invoice-for.ts";
import { placeTestOrder } from "./place-test-order.ts";
import type { SampleShop, StaffSample } from "./staff-sample.ts";
import { registeredBrowser } from "./test-browser.ts";

const BILL = { lines: [{ name: "Papers", quantity: 1, price: 10 }] };

/** Paid from the wallet, so that there is something to give back. */
async function anOrder({ app }: SampleShop, status: "paid" | "at_warehouse" = "paid") {
  const customer = await registeredBrowser(app);
  await fillWallet(app, (await customerOf(app, customer)).id, 10_000);
  const { id, slug } = await placeTestOrder(app, customer, { balanceCents: 10_000 });
  if (status !== "paid") await app.db.update(orders).set({ status }).where(eq(orders.id, id));
  return { id, slug };
}

const aCustomer = async ({ app }: SampleShop): Promise<number> =>
  (await customerOf(app, await registeredBrowser(app))).id;

const anInvoice = async ({ app }: SampleShop): Promise<string> =>
  (await invoiceFor(app, await registeredBrowser(app))).slug;

const newView = () => ({
  list: "orders",
  title: `Sample ${crypto.randomUUID()}`,
  query: "state=paid",
  shared: false,
});

const OF_ORDERS: StaffSample[] = [
  { call: "/api/staff/orders/list" },
  { call: "/api/staff/orders/export" },
  {
    call: "/api/staff/orders/bulk-filter",
    make: async (shop) => ({ query: `QU${(await anOrder(shop)).id}`, to: "purchased" }),
  },
  { call: "/api/staff/orders/csv", make: async () => ({ filter: "{}" }) },
  { call: "/api/staff/orders/show", make: async (shop) => ({ id: (await anOrder(shop)).id }) },
  {
    call: "/api/staff/orders/move/{slug}",
    make: async (shop) => ({ slug: (await anOrder(shop)).slug, to: "purchased" }),
  },
  {
    call: "/api/staff/orders/purchase/{slug}",
    make: async (shop) => ({
      slug: (await anOrder(shop)).slug,
      costs: [{ position: 0, cost: 12.34 }],
    }),
  },
  {
    call: "/api/staff/orders/ship/{slug}",
    make: async (shop) => ({
      slug: (await anOrder(shop, "at_warehouse")).slug,
      carrier: "DHL",
      tracking_number: "3318810025",
    }),
  },
  {
    call: "/api/staff/orders/bulk",
    make: async (shop) => ({ ids: [(await anOrder(shop)).id], to: "purchased" }),
  },
  {
    call: "/api/staff/orders/undo",
    make: async (shop) => {
      const { id, slug } = await anOrder(shop);
      await shop.owner.call(`/api/staff/orders/move/${slug}`, { to: "purchased" });
      return { ids: [id] };
    },
  },
  { call: "/api/staff/orders/cancel", make: async (shop) => ({ id: (await anOrder(shop)).id }) },
  {
    call: "/api/staff/orders/refund",
    make: async (shop) => {
      const { id } = await anOrder(shop);
      const { body } = await shop.owner.call("/api/staff/orders/show", { id });
      return {
        id,
        key: crypto.randomUUID(),
        lines: [{ position: 0, quantity: 1, amount: 19.99, restock: true }],
        shipping: 0,
        other: 0,
        seen_left: body.order.refundable.left,
        way: "original",
        reason: "damaged",
      };
    },
  },
  {
    call: "/api/staff/orders/edit",
    make: async (shop) => ({
      id: (await anOrder(shop)).id,
      seen: { city: "Vilnius" },
      changes: { city: "Kaunas" },
    }),
  },
  {
    call: "/api/staff/orders/mail",
    make: async (shop) => ({ id: (await anOrder(shop)).id, kind: "paid" }),
  },
];

const OF_INVOICES: StaffSample[] = [
  { call: "/api/staff/invoices/list" },
  { call: "/api/staff/invoices/export" },
  { call: "/api/staff/invoices/csv", make: async () => ({ filter: "{}" }) },
  { call: "/api/staff/invoices/pdf/{id}", make: async (shop) => ({ id: await anInvoice(shop) }) },
  {
    call: "/api/staff/invoices/create",
    make: async () => ({ ...BILL, recipient: { name: "Rasa", email: "rasa@example.com" } }),
  },
  {
    call: "/api/staff/invoices/cancel/{id}",
    make: async (shop) => ({ id: await anInvoice(shop) }),
  },
  { call: "/api/staff/invoices/paid/{id}", make: async (shop) => ({ id: await anInvoice(shop) }) },
  {
    call: "/api/staff/invoices/credit/{id}",
    make: async (shop) => {
      const id = await anInvoice(shop);
      await shop.owner.call(`/api/staff/invoices/paid/${id}`);
      return { id };
    },
  },
];

const OF_CUSTOMERS: StaffSample[] = [
  { call: "/api/staff/customers/list" },
  { call: "/api/staff/customers/show", make: async (shop) => ({ id: await aCustomer(shop) }) },
  {
    call: "/api/staff/customers/edit",
    make: async (shop) => ({
      id: await aCustomer(shop),
      seen: { first_name: "Rasa" },
      changes: { first_name: "Rūta" },
    }),
  },
  {
    call: "/api/staff/customers/email",
    make: async (shop) => ({
      id: await aCustomer(shop),
      email: `sample-${crypto.randomUUID()}@example.com`,
    }),
  },
  { call: "/api/staff/customers/erase", make: async (shop) => ({ id: await aCustomer(shop) }) },
];

const OF_DESK: StaffSample[] = [
  {
    call: "/api/staff/desk/notes",
    make: async (shop) => ({ record: `order:${(await anOrder(shop)).id}` }),
  },
  {
    call: "/api/staff/desk/note",
    make: async (shop) => ({ record: `order:${(await anOrder(shop)).id}`, text: "Likes tea" }),
  },
  { call: "/api/staff/desk/views", make: async () => ({ list: "orders" }) },
  { call: "/api/staff/desk/view/save", make: async () => newView() },
  {
    call: "/api/staff/desk/view/delete",
    make: async ({ owner }) => {
      const { body } = await owner.call("/api/staff/desk/view/save", newView());
      return { id: body.view.id };
    },
  },
  { call: "/api/staff/desk/access" },
  { call: "/api/staff/desk/runs" },
  {
    call: "/api/staff/desk/run",
    make: async ({ owner }) => ({ id: (await owner.call("/api/staff/orders/export")).body.run }),
  },
  {
    call: "/api/staff/desk/run-file",
    make: async ({ app, owner }) => {
      const id = (await owner.call("/api/staff/orders/export")).body.run;
      await app.services.desk.workRun({ runId: id });
      return { id };
    },
  },
];

/** Of orders, their papers, whose they are, and what colleagues note about them. */
export const ORDER_SAMPLES: StaffSample[] = [
  ...OF_ORDERS,
  ...OF_INVOICES,
  ...OF_CUSTOMERS,
  ...OF_DESK,
];
