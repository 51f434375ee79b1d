import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bringTo, forwardingCustomer } from "#features/forwarding/server/fixtures/forwarding.ts";
import { quotesShop, SHOES } from "#features/quotes/server/fixtures/quotes-shop.ts";
import { invoiceFor } from "../fixtures/purchases/invoice-for.ts";
import { placeTestOrder } from "../fixtures/purchases/place-test-order.ts";
import { staffBrowser } from "../fixtures/staff/staff-browser.ts";
import { testApp } from "../fixtures/test-app.ts";

const app = await testApp();
const warehouse = await staffBrowser(app, "warehouse");
const quotes = quotesShop(app);
const WALLET = { payment_id: 4 };

type Owner = Awaited<ReturnType<typeof forwardingCustomer>>;
type Asked = [path: string, body: object];

/** What can be paid for, the ways that pay for it, and how its refusal is called. */
const THINGS: Record<string, (owner: Owner) => Promise<{ ways: Asked[]; refusal: string }>> = {
  async invoice(owner) {
    const { slug } = await invoiceFor(app, owner);
    return {
      ways: [
        [`/api/invoice/pay/${slug}`, WALLET],
        ["/api/balance/pay", { rel_type: 4, id: slug }],
      ],
      refusal: "invoices.errors.not_payable",
    };
  },
  async quote(owner) {
    const { slug } = await quotes.ask(owner, SHOES);
    await quotes.deliver(owner, slug);
    return { ways: [[`/api/quotes/pay/${slug}`, WALLET]], refusal: "orders.errors.not_payable" };
  },
  async parcel(owner) {
    const id = await bringTo(app, { owner, warehouse }, "awaiting_payment");
    return {
      ways: [
        [`/api/forward/pay/${id}`, WALLET],
        ["/api/balance/pay", { rel_type: 1, id }],
      ],
      refusal: "forwarding.errors.not_payable",
    };
  },
  async order(owner) {
    const { slug } = await placeTestOrder(app, owner);
    return {
      ways: [
        [`/api/my-orders/pay/${slug}`, WALLET],
        ["/api/balance/pay", { rel_type: 0, slug }],
      ],
      refusal: "orders.errors.not_payable",
    };
  },
};

const movesOf = async ({ id }: Owner) => {
  const { rows } = await app.db.execute<{ key: string }>(
    sql`select key from ledger_transactions where customer_id = ${id} order by id`,
  );
  return rows.map(({ key }) => key);
};

test.each(
  Object.keys(THINGS).flatMap((thing) => [
    { thing, hasPlenty: true },
    { thing, hasPlenty: false },
  ]),
)(
  "twenty presses on Pay of one $thing are one payment, with plenty in the wallet: $hasPlenty",
  async ({ thing, hasPlenty }) => {
    const owner = await forwardingCustomer(app, 100_000);
    const made = await THINGS[thing]?.(owner);
    if (!made) throw new Error("Nothing to pay for");
    const { ways, refusal } = made;
    // No second one could be paid of what is left.
    if (!hasPlenty) await spendBut(owner, thing);
    const before = await movesOf(owner);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const [path, body] = ways[at % ways.length] ?? ["", {}];
        return owner.call(path, body);
      }),
    );
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid.length).toBeGreaterThan(0);
    expect(new Set(paid.map(({ body }) => body.reference)).size).toBe(1);
    for (const { body } of paid) expect(body.paid).toBe(true);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.map(({ body }) => body.message)).toEqual(others.map(() => refusal));
    expect(await movesOf(owner)).toHaveLength(before.length + 1);
  },
);

/** Leaves enough for one of them, and for no second one. */
async function spendBut({ id }: Owner, thing: string): Promise<void> {
  const left = { invoice: 4000, order: 4000, parcel: 9000, quote: 15_000 }[thing] ?? 0;
  const spent = await app.services.wallet.debit(app.db, {
    customerId: id,
    amountCents: 100_000 - left,
    key: `test:spent:${id}`,
    relation: { relType: 2 },
  });
  if (!spent.ok) throw new Error(spent.code);
}
