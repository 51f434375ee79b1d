import { sql } from "drizzle-orm";
import type { drizzle } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";
import { openPool } from "#database/connection/open-pool.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { createTracing, type Span } from "./tracing.ts";

const { connection } = await testDatabase();

/** Uses one connection, so that the second query has to wait for it. */
async function traced(work: (db: ReturnType<typeof drizzle>, name: string) => Promise<unknown>) {
  const spans: Span[] = [];
  const tracing = createTracing({ onSpan: (span) => spans.push(span) });
  const { beginStatement: traceStatement } = tracing;
  const onError = (error: Error) => expect.unreachable(error.message);
  const { db, close } = openPool(connection, { onError, traceStatement, maxConnections: 1 });
  await work(db, "nobody");
  const requests = ["a", "b", "c"].map((name) => ({
    name,
    span: tracing.beginRequest(name, undefined),
  }));
  await Promise.all(requests.map(({ name, span }) => tracing.run(span, () => work(db, name))));
  await close();
  return requests.map(({ name, span }) => ({
    name,
    steps: spans.filter(({ parentId }) => parentId === span?.context.spanId),
    all: spans.length,
  }));
}

test("each statement is a span of its request, also after it waited for a connection", async () => {
  const requests = await traced(async (db, name) => {
    await db.execute(sql`/* planned */ select ${name}::text as name`);
  });
  for (const { steps, all } of requests) {
    expect(all).toBe(3);
    expect(steps).toMatchObject([
      {
        name: "SQL select",
        kind: "client",
        isFailed: false,
        attributes: {
          "db.system.name": "postgresql",
          "db.query.text": "/* planned */ select $1::text as name",
        },
      },
    ]);
  }
});

test("transaction statements are spans of their request, and failed ones are marked", async () => {
  const requests = await traced((db, name) =>
    db
      .transaction((tx) => tx.execute(sql`select 1 / ${name === "b" ? 0 : 1}::integer`))
      .catch(() => {}),
  );
  for (const { name, steps } of requests) {
    const end = name === "b" ? "rollback" : "commit";
    expect(steps.map((step) => step.name)).toEqual(["SQL begin", "SQL select", `SQL ${end}`]);
    expect(steps[1]?.isFailed).toBe(name === "b");
  }
});
