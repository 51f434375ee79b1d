import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { mails } from "#features/mail/server/mail.tables.ts";
import { payments } from "#features/payments/server/payments.tables.ts";
import { formatMoney } from "#i18n/format.ts";
import { fillWallet } from "#server/fixtures/purchases/fill-wallet.ts";
import { invoiceFor } from "#server/fixtures/purchases/invoice-for.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";
import { testSandbox } from "#server/fixtures/test-sandbox.ts";

const { app, sandbox, cardToken, press, close } = await testSandbox();
afterAll(close);
const finance = await staffBrowser(app, "finance");

const [STRIPE, PAYPAL, WALLET] = [1, 2, 4];
const GUEST = { name: "Slapta Slaptaitė", email: "slapta@example.com" };
const LINES = [{ name: "Customs papers", quantity: 1, price: 30 }];
const create = (body: object = {}) =>
  finance.call("/api/staff/invoices/create", { recipient: GUEST, lines: LINES, ...body });
const issued = async (body: object = {}) => (await create(body)).body.invoice.id as string;

const nextYear = new Date().getUTCFullYear() + 1;
let people = 0;
const someone = () => registeredBrowser(app, { remoteAddress: `10.0.1.${++people}` });
type Browser = Pick<ReturnType<typeof testBrowser>, "call">;
const show = async (browser: Browser, id: string) =>
  (await browser.call(`/api/invoice/get/${id}`)).body;
const pay = (browser: Browser, id: string, body: object = { payment_id: WALLET }) =>
  browser.call(`/api/invoice/pay/${id}`, body);
const statusOf = async (id: string) => (await show(testBrowser(app), id)).invoice.status;
const balanceOf = async (browser: Browser) => (await browser.call("/api/balance/get")).body.amount;

const paymentsFor = (slug: string) => app.db.$count(payments, eq(payments.subjectId, slug));

async function rich(cents = 10_000) {
  const owner = await someone();
  const { customerId, slug } = await invoiceFor(app, owner);
  await fillWallet(app, customerId ?? 0, cents);
  return { owner, customerId: customerId ?? 0, slug };
}

describe("an invoice made by staff", () => {
  test("for a guest is mailed as a link and shows no name", async () => {
    const { status, body } = await create({ due_on: "2099-01-01" });
    expect([status, body.message]).toEqual([422, "invoices.errors.due"]);
    const email = `slapta.${++people}@example.com`;
    const id = await issued({ recipient: { ...GUEST, email } });
    expect(id).toMatch(/^[\w-]{24}$/);
    const [mail] = await app.db.select().from(mails).where(eq(mails.recipient, email));
    expect(mail?.plain).toContain(`/en/invoice/${id}`);
    const { invoice } = await show(testBrowser(app), id);
    expect(invoice).toMatchObject({ status: "open", total: 30, net: 24.79, buyer: null });
    expect(invoice.bank.iban).toMatch(/^LT/);
    const page = await (await testBrowser(app).get(`/en/invoice/${id}`)).text();
    expect(page).toContain(invoice.number);
    expect(page).toContain(`d="${invoice.bank.code.path}"`);
    expect(page).not.toMatch(/Slapt|slapta\./);
  });

  test("for a customer shows their name only to them and is in their list", async () => {
    const owner = await someone();
    const other = await someone();
    const { customerId } = await invoiceFor(app, owner);
    const id = await issued({ recipient: undefined, customer_id: customerId, language: "lt" });
    expect((await show(owner, id)).invoice.buyer.name).toBe("Rasa Rasaitė");
    expect((await show(other, id)).invoice.buyer).toBeNull();
    const mine = (await owner.call("/api/invoice/list")).body;
    expect([mine.total, mine.items[0].id]).toEqual([2, id]);
    expect((await other.call("/api/invoice/list")).body).toEqual({
      status: true,
      items: [],
      total: 0,
    });
  });

  test.each(["catalogue", "warehouse", "support"])("is refused for the role %s", async (role) => {
    const staff = await staffBrowser(app, role);
    const id = await issued();
    const calls: [string, object][] = [
      ["create", { recipient: GUEST, lines: LINES }],
      [`cancel/${id}`, {}],
      [`paid/${id}`, {}],
      [`credit/${id}`, {}],
    ];
    for (const [name, body] of calls) {
      expect((await staff.call(`/api/staff/invoices/${name}`, body)).status).toBe(404);
      expect((await testBrowser(app).call(`/api/staff/invoices/${name}`, body)).status).toBe(404);
    }
    expect(await statusOf(id)).toBe("open");
  });

  test.each<[string, object]>([
    ["a negative price", { lines: [{ name: "a", quantity: 1, price: -1 }] }],
    ["nothing", { lines: [{ name: "a", quantity: 1, price: 0 }] }],
    ["a third decimal", { lines: [{ name: "a", quantity: 1, price: 1.005 }] }],
    ["a huge price", { lines: [{ name: "a", quantity: 1, price: 1e9 }] }],
    ["a huge sum", { lines: [{ name: "a", quantity: 9000, price: 99_999 }] }],
    ["no quantity", { lines: [{ name: "a", quantity: 0, price: 1 }] }],
    ["half a piece", { lines: [{ name: "a", quantity: 0.5, price: 1 }] }],
    ["no lines", { lines: [] }],
    ["200 lines", { lines: Array.from({ length: 200 }, () => LINES[0]) }],
    ["no name of a line", { lines: [{ name: " ", quantity: 1, price: 1 }] }],
    ["VAT of 90 %", { lines: [{ name: "a", quantity: 1, price: 1, vat_percent: 90 }] }],
    ["no e-mail", { recipient: { name: "A", email: "a" } }],
    ["nobody", { recipient: undefined }],
    ["two recipients", { customer_id: 1 }],
    ["a customer who never was", { recipient: undefined, customer_id: 999_999_999 }],
    ["a day that is none", { due_on: "2026-02-31x" }],
    ["a day that no month has", { due_on: `${nextYear}-02-31` }],
    ["yesterday", { due_on: "2020-01-01" }],
  ])("is refused with %s", async (_what, body) => {
    const before = await app.db.execute(sql`select last_number from invoice_numbers`);
    expect((await create(body)).status).toBe(422);
    const after = await app.db.execute(sql`select last_number from invoice_numbers`);
    expect(after.rows).toEqual(before.rows);
  });
});

describe("paying an invoice", () => {
  test("from the wallet happens once and is a misc invoice entry", async () => {
    const { owner, slug } = await rich();
    const paid = await pay(owner, slug);
    expect(paid.body).toMatchObject({ status: true, paid: true });
    const again = await pay(owner, slug);
    expect([again.status, again.body]).toEqual([200, paid.body]);
    expect(await balanceOf(owner)).toBe(70);
    const [entry] = (await owner.call("/api/balance/get-history")).body.items;
    expect(entry).toMatchObject({ rel_type: 4, type: 2, amount: -30 });
  });

  test("concurrently charges the wallet once and returns the same payment", async () => {
    const { owner, slug } = await rich();
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(owner, slug)));
    const paid = answers.filter(({ status }) => status === 200);
    expect(new Set(paid.map(({ body }) => body.reference)).size).toBe(1);
    expect(await balanceOf(owner)).toBe(70);
  });

  test("again returns a payment that another call made meanwhile", async () => {
    const { owner, slug } = await rich();
    const asked = vi.spyOn(app.services.payments, "findUnderWay");
    onTestFinished(() => void asked.mockRestore());
    asked.mockImplementationOnce(async () => {
      expect((await pay(owner, slug)).body.paid).toBe(true);
      return undefined;
    });
    const late = await pay(owner, slug);
    expect([late.status, late.body.paid]).toEqual([200, true]);
    expect(await paymentsFor(slug)).toBe(1);
    expect(await balanceOf(owner)).toBe(70);
  });

  test("with a repeated Idempotency-Key charges once and returns the same response", async () => {
    const { owner, slug } = await rich();
    const keyed = async () => {
      const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { cookie, "idempotency-key": "one" };
      const answer = await app.post(
        `/api/invoice/pay/${slug}`,
        { payment_id: WALLET },
        { headers },
      );
      return answer.json();
    };
    const first = await keyed();
    expect(first).toMatchObject({ status: true, paid: true });
    expect(await keyed()).toEqual(first);
    expect(await balanceOf(owner)).toBe(70);
  });

  test("as a stranger works by card, but not from a wallet", async () => {
    const { owner, slug } = await rich();
    const stranger = await someone();
    for (const browser of [stranger, testBrowser(app)]) {
      const answer = await pay(browser, slug);
      expect([answer.status, answer.body.message]).toEqual([422, "payments.errors.unknown_method"]);
    }
    const stripe_token = await cardToken();
    const paid = await pay(testBrowser(app), slug, { payment_id: STRIPE, stripe_token });
    expect(paid.body.paid).toBe(true);
    expect(await statusOf(slug)).toBe("paid");
    expect(await balanceOf(owner)).toBe(100);
  });

  test("at a provider leads back to the invoice's result page", async () => {
    const id = await issued();
    const guest = testBrowser(app);
    const { body } = await pay(guest, id, { payment_id: PAYPAL });
    const back = new URL(await press(body.redirect_url, "pay", "repeated"));
    expect(back.pathname).toBe("/en/invoice/accept");
    expect(await statusOf(id)).toBe("paid");
    const elsewhere = testBrowser(app);
    const seen = await elsewhere.get(back.pathname + back.search);
    expect([seen.status, (await seen.text()).includes("data-payment")]).toEqual([200, true]);
    for (const wrong of ["?reference=never", "", `?reference=${body.reference}x&id=${id}`]) {
      const away = await elsewhere.get(`/en/invoice/accept${wrong}`);
      expect([away.status, away.headers.get("location")]).toEqual([302, "/en/"]);
    }
  });

  test("is announced as pending on its page and blocks declining it", async () => {
    const { owner, customerId, slug } = await rich();
    await app.db.execute(sql`
      insert into payments (reference, provider, kind, subject_id, site_id, customer_id, amount_cents,
        currency, status)
      values (${`under-way-${slug}`}, 1, 'invoice', ${slug}, 1, ${customerId}, 3000, 'EUR',
        'pending')`);
    const asked = vi.spyOn(app.services.payments, "findUnderWay");
    onTestFinished(() => void asked.mockRestore());
    const notice = "is on its way";
    expect(await (await owner.get(`/en/invoice/${slug}`)).text()).toContain(notice);
    expect(asked).not.toHaveBeenCalled();
    const refused = await owner.form(`/en/invoice/${slug}`, { task: "decline" });
    expect(refused.status).toBe(200);
    expect(await refused.text()).toMatch(/role="alert".*is on its way/s);
    expect(await statusOf(slug)).toBe("open");
  });

  test("can be retried after it was left at the provider", async () => {
    const id = await issued();
    const { body } = await pay(testBrowser(app), id, { payment_id: PAYPAL });
    const back = new URL(await press(body.redirect_url, "leave"));
    expect(back.pathname).toBe("/en/invoice/decline");
    expect((await app.ask(back.pathname + back.search)).status).toBe(200);
    expect(await statusOf(id)).toBe("open");
    const stripe_token = await cardToken();
    expect((await pay(testBrowser(app), id, { payment_id: STRIPE, stripe_token })).body.paid).toBe(
      true,
    );
  });

  test("after it was cancelled refunds the money", async () => {
    const id = await issued();
    const { body } = await pay(testBrowser(app), id, { payment_id: PAYPAL });
    await app.db.execute(sql`update invoice_bills set status = 'cancelled'
      where invoice_id = (select id from invoices where slug = ${id})`);
    await press(body.redirect_url, "pay");
    await sandbox.messenger.idle();
    const answer = await (await app.ask(`/api/payments/${body.reference}`)).json();
    expect(answer.payment_status).toBe("refunded");
    expect(await statusOf(id)).toBe("cancelled");
  });
});

describe("an invoice that ends", () => {
  const cancel = (id: string) => finance.call(`/api/staff/invoices/cancel/${id}`);
  const credit = (id: string) => finance.call(`/api/staff/invoices/credit/${id}`);

  test("by cancelling can be cancelled once and not be paid, declined or credited", async () => {
    const { owner, slug } = await rich();
    expect((await cancel(slug)).body.invoice.status).toBe("cancelled");
    const refused = [
      await cancel(slug),
      await credit(slug),
      await pay(owner, slug),
      await owner.call(`/api/invoice/decline/${slug}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect((await show(owner, slug)).invoice.bank).toBeNull();
  });

  test("by a posted form is declined only by the decline task", async () => {
    const { owner, slug } = await rich();
    const page = `/en/invoice/${slug}`;
    const statusAfter = async (fields: Record<string, string>) => {
      const sent = await owner.form(page, fields);
      expect([sent.status, sent.headers.get("location")]).toEqual([303, page]);
      return (await owner.call(`/api/invoice/get/${slug}`)).body.invoice.status;
    };
    expect(await statusAfter({ task: "pay", payment_id: "2" })).toBe("open");
    expect(await statusAfter({})).toBe("open");
    expect(await statusAfter({ task: "decline" })).toBe("declined");
  });

  test("by declining cannot be paid and can be cancelled by staff", async () => {
    const { owner, slug } = await rich();
    const declined = await owner.call(`/api/invoice/decline/${slug}`);
    expect(declined.body.invoice.status).toBe("declined");
    expect((await pay(owner, slug)).status).toBe(409);
    expect((await cancel(slug)).body.invoice.status).toBe("cancelled");
  });

  test("by crediting refunds the money and has a credit note", async () => {
    const { owner, slug } = await rich();
    await pay(owner, slug);
    expect((await cancel(slug)).status).toBe(409);
    expect((await owner.call(`/api/invoice/decline/${slug}`)).status).toBe(409);
    const { invoice } = (await credit(slug)).body;
    expect(invoice).toMatchObject({ status: "credited", credit_notes: [{ total: -30 }] });
    expect((await credit(slug)).status).toBe(409);
    expect(await balanceOf(owner)).toBe(100);
    const note = (await show(owner, invoice.credit_notes[0].id)).invoice;
    expect(note).toMatchObject({ kind: "credit_note", credit_of: invoice.number, total: -30 });
    expect(note.vat.map(({ vat }: { vat: number }) => vat)).toEqual([-4.2, 0]);
    expect((await owner.call("/api/invoice/list")).body.items).toHaveLength(2);
  });

  test("after a bank transfer is marked paid and credited by finance", async () => {
    const id = await issued();
    const paid = () => finance.call(`/api/staff/invoices/paid/${id}`);
    expect((await paid()).body.invoice.status).toBe("paid");
    expect((await paid()).status).toBe(409);
    expect((await cancel(id)).status).toBe(409);
    const { invoice } = (await credit(id)).body;
    expect(invoice).toMatchObject({ status: "credited", credit_notes: [{ total: -30 }] });
  });

  test("with a partial refund gets a credit note and stays paid", async () => {
    const email = `parts.${++people}@example.com`;
    const id = await issued({ recipient: { ...GUEST, email } });
    const stripe_token = await cardToken();
    const { body } = await pay(testBrowser(app), id, { payment_id: STRIPE, stripe_token });
    const actor = { id: null, roles: ["owner" as const] };
    const input = { actor, reference: body.reference, amountCents: 1000, key: id };
    expect((await app.services.payments.refundPayment(input)).ok).toBe(true);
    const { invoice } = await show(testBrowser(app), id);
    expect(invoice).toMatchObject({ status: "paid", credit_notes: [{ total: -10 }] });
    const rest = (await credit(id)).body.invoice;
    expect(rest.credit_notes.map(({ total }: { total: number }) => total)).toEqual([-10, -20]);
    expect(rest.status).toBe("credited");
    const sent = await app.db.select().from(mails).where(eq(mails.recipient, email));
    const mail = sent.find(({ kind }) => kind === "invoice-credited");
    expect(mail?.plain).toContain(formatMoney(2000, "EUR", "en"));
  });
});

test.each(["never-given-to-anybody-1", "%2e%2e%2fetc", "a".repeat(90), "' or true --"])(
  "the unknown invoice id %s is not found",
  async (id) => {
    const browser = testBrowser(app);
    const at = encodeURIComponent(id);
    expect((await browser.call(`/api/invoice/get/${at}`)).status).toBe(404);
    expect((await pay(browser, at, { payment_id: STRIPE })).status).toBe(404);
    expect((await browser.get(`/api/invoice/pdf/${at}`)).status).toBe(404);
    expect((await browser.get(`/en/invoice/${at}`)).status).toBe(404);
  },
);

test("invoice numbers have no gaps after refused calls", async () => {
  const { rows } = await app.db.execute(sql`
    select site_id, max(number) - count(*) as holes from invoices group by site_id`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { holes } of rows) expect(Number(holes)).toBe(0);
});

test("deleting an account cancels open invoices and keeps the others", async () => {
  const owner = await someone();
  const { slug } = await invoiceFor(app, owner);
  const exported = (await owner.call("/api/account/export")).body;
  expect(JSON.stringify(exported)).toContain("Customs papers");
  const gone = await owner.call("/api/account/delete", { password: owner.password });
  expect(gone.status).toBe(200);
  expect(await statusOf(slug)).toBe("cancelled");
});
