import { desc, sql } from "drizzle-orm";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { buildCustomer } from "#demo/customers/customer-builder.ts";
import { insertCustomers } from "#demo/customers/insert-customers.ts";
import { writtenMail } from "#features/mail/server/mail.fixture.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import { buildTestSite } from "#features/sites/domain/site.fixture.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import { bindWallet, type Wallet } from "#features/wallet/server/wallet.ts";
import type { OrderLine } from "../domain/order.ts";
import type { GetOrderInput } from "./get-my-order.ts";
import { orderStock } from "./holds/hold-order.ts";
import type { OrderDraft } from "./order-draft.ts";
import { toOrderDetails } from "./order-response.ts";
import { bindOrders, type Orders, type OrderUseCaseDeps } from "./orders.ts";

/** Orders over a test's database, with mail that is written and never sent. */
export function openOrders(db: Database) {
  const site = buildTestSite({ id: 1, region: "default", name: "Cartage" });
  const mail = writtenMail(db, site);
  const wallet = bindWallet({ db });
  const refundsAsked: string[] = [];
  const problems: string[] = [];
  const orderDeps: OrderUseCaseDeps = {
    now: () => new Date(),
    db,
    wallet,
    stock: orderStock,
    onStep: async () => {},
    reportProblem: (problem) => problems.push(problem),
    postMail: mail.postMail,
    linkTo: (_site, language, path) => `https://shop.example/${language}${path}`,
    findSite: () => site,
    refundPayments: async ({ slug }) => {
      refundsAsked.push(slug);
    },
    listPayments: async () => [],
    listNotes: async () => [],
    deleteNotes: async () => {},
    listMails: async () => [],
    withdrawMails: mail.withdrawMails,
    refunds: {
      lockRefundable: async () => [],
      readRefundable: async () => [],
      listRefunds: async () => [],
      prepareRefund: async () => ({ ok: false, code: "payments.errors.not_paid" }),
      makeRefund: async (refund) => refund,
    },
    listLineGoods: async () => new Map(),
    quotedWarehouse: async () => undefined,
    registerShipment: async () => ({ ok: false, code: "tracking.errors.number_needed" }),
    parcels: () => ({
      isServed: () => true,
      count: async () => 0,
      listKeys: async () => [],
      summarise: async () => [],
    }),
  };
  const orders = bindOrders(orderDeps);

  const draft = drafts(site);
  return {
    db,
    site,
    wallet,
    orderDeps,
    orders,
    detailsOf: describing(orders),
    refundsAsked,
    problems,
    draft,
    place: (changes: Partial<OrderDraft>) =>
      inTransaction(db, (tx) => orders.placeOrder(tx, draft(changes))),
    ...peopleAndGoods(db, wallet),
    async lastMail() {
      const [row] = await db.select().from(mails).orderBy(desc(mails.id)).limit(1);
      return row;
    },
  };
}

/** An order as its call answers. */
export const describing = (orders: Orders) => async (asked: GetOrderInput) => {
  const shown = await orders.getMyOrder(asked);
  return shown && toOrderDetails(shown);
};

function peopleAndGoods(db: Database, wallet: Wallet) {
  return {
    /** Some variant of the demo's, with as much of it as the test wants. */
    async goods(stock: number, priceCents = 1999): Promise<OrderLine & { variantId: number }> {
      const { rows } = await db.execute<{ id: number; product: number; sku: string }>(sql`
        update variants set stock = ${stock}
        where id = (select id from variants where stock > 0 order by random() limit 1)
        returning id, product_id as product, sku`);
      const row = rows[0] ?? { id: 0, product: 0, sku: "" };
      const picture = { src: "/demo/thing-1.webp", colour: "paper" };
      const line = { productId: row.product, variantId: row.id, sku: row.sku, picture };
      return { ...line, slug: "thing", name: "Thing", options: "M", priceCents, quantity: 1 };
    },
    async stockOf({ variantId }: { variantId: number }): Promise<number> {
      const found = await db.execute<{ stock: number }>(
        sql`select stock from variants where id = ${variantId}`,
      );
      return found.rows[0]?.stock ?? -1;
    },
    async customer(balanceCents = 0): Promise<number> {
      const [id = 0] = await insertCustomers(db, [buildCustomer()], "");
      const relation = { relType: REL_TYPES.topUp };
      if (balanceCents > 0) {
        const move = { customerId: id, amountCents: balanceCents, key: `top-up:${id}`, relation };
        await wallet.credit(db, move);
      }
      return id;
    },
  };
}

function drafts(site: Site) {
  let made = 0;
  return (changes: Partial<OrderDraft> = {}): OrderDraft => ({
    key: `test:${++made}`,
    kind: "shop",
    site,
    customerId: null,
    email: "guest@example.com",
    language: "en",
    currency: "EUR",
    rate: 1,
    lines: [],
    shipping: { method: "air", feeCents: 900, discountCents: 100 },
    delivery: { courier: null, pickupPoint: null, feeCents: 299 },
    address: {
      firstName: "Rasa",
      lastName: "Rasaitė",
      firstAddress: "Pilies g. 1",
      city: "Vilnius",
      zip: "LT-01123",
      phoneNumber: "+370 600 00000",
      countryId: site.defaultCountryId,
    },
    company: null,
    balanceCents: 0,
    ...changes,
  });
}
