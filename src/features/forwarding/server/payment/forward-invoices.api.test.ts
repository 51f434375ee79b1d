import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { toCents } from "#core/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { declareTestParcel } from "#server/fixtures/purchases/declare-test-parcel.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser } from "#server/fixtures/test-browser.ts";
import {
  bringTo,
  type Customer,
  forwardingCustomer,
  refundedOf,
  staffBrowser,
  step,
} from "../fixtures/forwarding.ts";

const app = await testApp();
const warehouse = await staffBrowser(app, "warehouse");
const finance = await staffBrowser(app, "finance");

const shown = async (owner: Customer, id: number) =>
  (await owner.call(`/api/forward/get/${id}`)).body.request;
const papersOf = async (owner: Customer) => (await owner.call("/api/invoice/list")).body.items;

test("a paid parcel has an invoice of the same amount, visible only to its owner", async () => {
  const owner = await forwardingCustomer(app, 100_000);
  const id = await bringTo(app, { owner, warehouse }, "paid");
  const { price, invoice } = await shown(owner, id);
  const paper = (await owner.call(`/api/invoice/get/${invoice.id}`)).body.invoice;
  expect(paper).toMatchObject({ total: price.total, order_number: `FR${id}`, status: "paid" });
  expect(
    paper.lines.map(({ part, total }: { part: string; total: number }) => [part, total]),
  ).toEqual([
    ["transport", price.shipping],
    ["duty", price.duty],
    ["import_vat", price.vat],
    ["delivery", price.delivery],
  ]);
  expect((await owner.get(`/api/invoice/pdf/${invoice.id}`)).status).toBe(200);
  // The paper and the page say for each rate why no VAT is charged.
  expect(paper.vat.map(({ exempt }: { exempt: string }) => exempt)).toEqual([
    "import_services",
    "paid_for_you",
    null,
  ]);
  const page = await (await owner.get(`/en/invoice/${invoice.id}`)).text();
  expect(page).toContain("No VAT: transport of imported goods");
  expect(page).toContain("Article 79(c)");
  expect(page).not.toContain("Secure checkout");
  const other = await registeredBrowser(app);
  expect((await other.call(`/api/invoice/get/${invoice.id}`)).status).toBe(404);
  expect((await other.get(`/api/invoice/pdf/${invoice.id}`)).status).toBe(404);
  expect((await owner.call(`/api/invoice/pay/${invoice.id}`, { payment_id: 4 })).status).toBe(404);
});

test("a receipt is mailed after each payment, whatever parcel mails are chosen", async () => {
  const owner = await forwardingCustomer(app, 100_000);
  await app.db.execute(sql`update customers set parcel_mails = 'none' where id = ${owner.id}`);
  const id = await bringTo(app, { owner, warehouse }, "paid");
  const { rows } = await app.db.execute<{ subject: string; plain: string }>(sql`
    select subject, plain from mails where recipient = ${owner.email} and kind = 'forward-paid'`);
  const { price, invoice } = await shown(owner, id);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.subject).toContain(`FR${id}`);
  expect(rows[0]?.plain).toContain(invoice.number);
  expect(rows[0]?.plain).toContain(formatMoney(toCents(price.total), "EUR", "en"));
});

test("a smaller box gets a credit note for the difference, a full refund one for the rest", async () => {
  const owner = await forwardingCustomer(app, 100_000);
  const id = await bringTo(app, { owner, warehouse }, "paid");
  const box = { weight: 0.5, length: 20, width: 15, height: 5 };
  await step(warehouse, "pack", id, { box });
  const { credit_notes } = await shown(owner, id);
  expect(credit_notes).toHaveLength(1);
  const [credit] = await papersOf(owner);
  expect(credit).toMatchObject({
    kind: "credit_note",
    total: 0 - (await refundedOf(owner, id)),
  });

  const another = await forwardingCustomer(app, 100_000);
  const whole = await bringTo(app, { owner: another, warehouse }, "paid");
  await app.services.payments.refundSubject({
    kind: "forward_request",
    subjectId: String(whole),
  });
  const papers: { total: number }[] = await papersOf(another);
  expect(papers).toHaveLength(2);
  expect((papers[0]?.total ?? 0) + (papers[1]?.total ?? 0)).toBe(0);
});

test("storage charged by staff is a paid invoice", async () => {
  const owner = await forwardingCustomer(app, 10_000);
  const { id } = await declareTestParcel(app, owner, "received");
  await app.db.execute(sql`update forward_parcels set received_at = now() - interval '40 days'
    where request_id = ${id}`);
  expect((await step(finance, "charge-storage", id)).status).toBe(200);
  expect(await papersOf(owner)).toMatchObject([
    { status: "paid", total: 5, order_number: `FR${id}`, kind: "invoice" },
  ]);
});
