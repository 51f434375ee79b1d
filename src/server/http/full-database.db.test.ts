import { sql } from "drizzle-orm";
import { Hono } from "hono";
import pino from "pino";
import { expect, inject, onTestFinished, test } from "vitest";
import { connectDatabase } from "#database/connect.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { openAdmin } from "#database/fixtures/throwaway-databases.ts";
import { inTransaction } from "#database/transaction.ts";
import { handleErrors } from "./errors.ts";
import type { AppEnv } from "./request/request-scope.ts";

const { url } = await testDatabase();
const { host, admin: user } = inject("postgres");
const admin = openAdmin({ host, user });

test("a database without a free connection is answered with 503 and Retry-After", async () => {
  const role = `full_${process.pid}`;
  await admin.query(`create role ${role} login connection limit 0`);
  const { db, close } = connectDatabase({ url: url.replace(/\/\/[^@]+@/, `//${role}@`) });
  onTestFinished(async () => {
    await close();
    await admin.query(`drop role ${role}`);
    await admin.end();
  });
  const app = new Hono<AppEnv>();
  handleErrors(app, pino({ level: "silent" }));
  app.get("/read", async (c) => c.json((await db.execute(sql`select 1 as one`)).rows));
  app.post("/write", (c) =>
    inTransaction(db, async (tx) => c.json((await tx.execute(sql`select 1 as one`)).rows)),
  );
  for (const [path, method] of [
    ["/read", "GET"],
    ["/write", "POST"],
  ]) {
    const answer = await app.request(path ?? "", { method: method ?? "GET" });
    expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, "5"]);
    expect(await answer.json()).toEqual({ status: false, message: "errors.database_away" });
  }
  await admin.query(`alter role ${role} connection limit 2`);
  expect((await app.request("/read")).status).toBe(200);
});
