import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { accessLog } from "#features/records/server/records.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { invoices } from "../invoices.tables.ts";

const app = await testApp();
const finance = await staffBrowser(app, "finance");
const orders = await staffBrowser(app, "orders");
const all = await app.db.select().from(invoices).orderBy(invoices.id);

const list = async (input: object) =>
  (await finance.call("/api/staff/invoices/list", input)).body as {
    papers: { id: number; number: string; kind: string; issued_on: string; order_number: string }[];
    total: number;
    next: number | null;
  };

test("documents are listed once, newest first, and filtered by kind, day and number", async () => {
  const ids: number[] = [];
  let after: number | null = null;
  do {
    const page = await list(after ? { after } : {});
    ids.push(...page.papers.map(({ id }) => id));
    expect(page.total).toBe(all.length);
    after = page.next;
  } while (after);
  expect(ids).toEqual(all.map(({ id }) => id).reverse());
  const credits = await list({ kind: "credit_note" });
  expect(credits.total).toBe(all.filter(({ creditsId }) => creditsId !== null).length);
  const [one] = all;
  const number = one?.content.number ?? "";
  expect((await list({ query: number.toLowerCase() })).papers).toMatchObject([{ number }]);
  const order = one?.content.orderNumber;
  const ofOrder = await list({ query: order });
  expect(ofOrder.papers.length).toBeGreaterThan(0);
  for (const paper of ofOrder.papers) expect(paper.order_number).toBe(order);
  const day = one?.content.issuedOn ?? "";
  const ofDay = await list({ issued_since: day, issued_until: day });
  expect(ofDay.papers.length).toBeGreaterThan(0);
  for (const paper of ofDay.papers) expect(paper.issued_on).toBe(day);
});

test.each([
  { kind: "bill" },
  { issued_since: "yesterday" },
  { issued_until: "9999-12-31" },
  { query: "" },
  { after: -1 },
])("the document list is refused with %j", async (input) => {
  expect((await finance.call("/api/staff/invoices/list", input)).status).toBe(422);
});

test("the CSV file of a period contains its documents and is logged", async () => {
  const file = (filter: object, browser = finance) =>
    browser.get(`/api/staff/invoices/csv?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const text = await (await file({})).text();
  const rows = text.trim().split("\r\n").slice(1);
  expect(rows.length).toBeGreaterThanOrEqual(all.length);
  expect(text.startsWith("\uFEFF") || text.startsWith("number")).toBe(true);
  const [one] = all;
  const day = one?.content.issuedOn ?? "";
  const some = await (await file({ issued_since: day, issued_until: day })).text();
  expect(some).toContain(one?.content.number);
  const named = { query: one?.content.number ?? "", issued_since: day };
  expect((await file(named)).status).toBe(200);
  const [look] = await app.db.select().from(accessLog).orderBy(desc(accessLog.id)).limit(1);
  expect(look).toMatchObject({ what: "invoices.csv" });
  expect(look?.details).toEqual({ filters: ["issuedFrom", "number"] });
  expect((await file({}, orders)).status).toBe(404);
  expect((await finance.get("/api/staff/invoices/csv?filter=x")).status).toBe(422);
});

test("the background CSV file has the same content as the direct one", async () => {
  const { body } = await finance.call("/api/staff/invoices/export", {});
  await app.services.records.workRun({ runId: body.run });
  const made = await finance.get(`/api/staff/desk/run-file?id=${body.run}`);
  const sent = await finance.get("/api/staff/invoices/csv?filter=%7B%7D");
  expect(await made.text()).toBe(await sent.text());
  expect((await orders.call("/api/staff/invoices/export", {})).status).toBe(404);
});
