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

/** Things that can be paid for, with the calls that pay for each. */
const THINGS: Record<string, (owner: Owner) => Promise<Asked[]>> = {
  async invoice(owner) {
    const { slug } = await invoiceFor(app, owner);
    return [
      [`/api/invoice/pay/${slug}`, WALLET],
      ["/api/balance/pay", { rel_type: 4, id: slug }],
    ];
  },
  async quote(owner) {
    const { slug } = await quotes.ask(owner, SHOES);
    await quotes.deliver(owner, slug);
    return [[`/api/quotes/pay/${slug}`, WALLET]];
  },
  async parcel(owner) {
    const id = await bringTo(app, { owner, warehouse }, "awaiting_payment");
    return [
      [`/api/forward/pay/${id}`, WALLET],
      ["/api/balance/pay", { rel_type: 1, id }],
    ];
  },
  async order(owner) {
    const { slug } = await placeTestOrder(app, owner);
    return [
      [`/api/my-orders/pay/${slug}`, WALLET],
      ["/api/balance/pay", { rel_type: 0, slug }],
    ];
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
  "twenty parallel requests to pay one $thing make one payment, with enough left for two: $hasPlenty",
  async ({ thing, hasPlenty }) => {
    const owner = await forwardingCustomer(app, 100_000);
    const ways = await THINGS[thing]?.(owner);
    if (!ways) throw new Error("Nothing to pay for");
    // The rest of the balance is too small to pay a second time.
    if (!hasPlenty) await spendBut(owner, thing);
    const before = await movesOf(owner);
    const press = (at: number) => {
      const [path, body] = ways[at % ways.length] ?? ["", {}];
      return owner.call(path, body);
    };
    const atOnce = await Promise.all(Array.from({ length: 20 }, (_, at) => press(at)));
    const answers = [...atOnce, await press(0), await press(1)];
    const paid = { status: 200, body: { paid: true, reference: atOnce[0]?.body.reference } };
    for (const answer of answers) expect(answer).toMatchObject(paid);
    expect(await movesOf(owner)).toHaveLength(before.length + 1);
  },
);

/** Leaves enough money to pay for the thing once, but not twice. */
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
