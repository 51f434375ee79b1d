import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { eventually } from "#database/fixtures/eventually.ts";
import { seedTestGoods } from "#features/catalogue/server/fixtures/seed-test-goods.ts";
import { createTracing, type Span } from "#platform/tracing/tracing.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { testApp } from "../fixtures/test-app.ts";
import { testBrowser } from "../fixtures/test-browser.ts";

const SHOE = "/en/p/test-shoe-1";

const spans: Span[] = [];
// Nothing listens there; workers record spans only if there is a collector's address.
const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" };
const variables = { RENDER_WORKERS: "1", PAGE_CACHE: "false", ...collector };
const app = await testApp(variables, undefined, {
  tracing: createTracing({ onSpan: (span) => spans.push(span) }),
  pageWorkers: {
    file: "src/server/page-workers/fixtures/blocking-page.worker.ts",
    mostUnanswered: 4,
  },
});
const { ask, db, services } = app;
await seedTestGoods(db);
await services.applyChanges(["everything"]);

test("a worker that exits during a render loses no request", async () => {
  const mark = path.join(await temporaryFolder(), "ended");
  const targets = [
    "/en/",
    "/en/faq",
    `/en/warranty?end-once=${encodeURIComponent(mark)}`,
    "/en/c/footwear",
  ];
  const answers = await Promise.all(targets.map((target) => ask(target)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const answer of answers) expect(await answer.text()).toContain("</html>");
});

test.runIf(isFullRun)(
  "a page that crashes every worker is answered with 503, and others still work",
  async () => {
    const put = await ask("/en/faq?end");
    expect(put.status).toBe(503);
    expect(Number(put.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await ask("/en/faq")).status).toBe(200);
  },
);

test("a form is not submitted twice if its worker crashes, but answered with 503", async () => {
  const sent = await ask("/en/login?end", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "email=nobody@example.com&password=wrong",
  });
  expect(sent.status).toBe(503);
  expect(Number(sent.headers.get("retry-after"))).toBeGreaterThan(0);
});

test.runIf(isFullRun)(
  "a purchase continues while a page blocks a worker, until that worker is replaced",
  async () => {
    let isBlocked = true;
    const blocked = ask("/en/faq?block").finally(() => {
      isBlocked = false;
    });
    const { rows } = await db.execute<{ product_id: number; variant_id: number }>(
      sql`select product_id, id as variant_id from variants order by id limit 1`,
    );
    const buyer = testBrowser(app);
    await buyer.call("/api/cart/add", { ...rows[0], quantity: 1 });
    const begun = await buyer.get("/api/checkout/generate");
    expect(await begun.json()).toMatchObject({ slug: expect.any(String) });
    expect(isBlocked).toBe(true);
    expect((await blocked).status).toBe(503);
    expect((await ask("/en/faq")).status).toBe(200);
  },
);

test("a worker's next page shows a change", async () => {
  expect(await (await ask(SHOE)).text()).toContain("Runner shoe 1");
  await db.execute(
    sql`update products set names = jsonb_set(names, '{en}', '"Renamed shoe"') where slug = 'test-shoe-1'`,
  );
  await services.applyChanges(["catalogue", "product:1", "products"]);
  expect(await (await ask(SHOE)).text()).toContain("Renamed shoe");
});

test("a render and its SQL statements are spans of the request's trace", async () => {
  await services.applyChanges(["everything"]);
  spans.length = 0;
  expect((await ask(SHOE)).status).toBe(200);
  const findSpan = (kind: Span["kind"]) => spans.find((span) => span.kind === kind);
  await eventually(() => expect(findSpan("internal")).toBeDefined());
  const [request, render] = [findSpan("server"), findSpan("internal")];
  expect(render).toMatchObject({
    name: "render",
    traceId: request?.traceId,
    parentId: request?.spanId,
    isFailed: false,
  });
  const statements = spans.filter(({ parentId }) => parentId === render?.spanId);
  expect(statements.map(({ name }) => name)).toContain("SQL select");
});
