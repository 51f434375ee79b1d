import { expect, inject, onTestFinished, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { byPort } from "#database/fixtures/tcp-proxy.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { newSecret } from "#platform/auth/secret-token.ts";
import { installTestIndex } from "./fixtures/install-test-index.ts";
import { hasPgBouncer, startPgBouncer } from "./fixtures/nodes/pgbouncer.ts";
import { freePort, serverStarter, waitForOutput } from "./fixtures/nodes/started-server.ts";
import { temporaryFolder } from "./fixtures/temporary-folder.ts";

const { url, pool } = await testDatabase();
const DATA_DIR = await temporaryFolder();
await installTestIndex(DATA_DIR, url);
const { start } = serverStarter({ DATA_DIR, LOG_LEVEL: "error" });

// Skipped without PgBouncer; `npm run test:pgbouncer` installs it and runs this and all other API tests through it.
test.runIf(hasPgBouncer)(
  "the shop works behind PgBouncer with a direct connection for changes, and refuses to start without one",
  async () => {
    const pgbouncer = await startPgBouncer({ ...inject("postgres"), poolSize: 3 });
    onTestFinished(pgbouncer.stop);
    const pooled = byPort(url, pgbouncer.port);
    const deaf = start({ PORT: "0", DATABASE_URL: pooled });
    const wrong = start({ PORT: "0", DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled });
    for (const { ended } of [deaf, wrong]) expect(await ended).toBe(1);
    expect(deaf.output()).toMatch(/^DATABASE_URL leads to a pooler .* set DATABASE_DIRECT_URL/);
    expect(wrong.output()).toMatch(/^DATABASE_DIRECT_URL hears no notifications/);

    const port = await freePort();
    const server = start({ PORT: String(port), DATABASE_URL: pooled, DATABASE_DIRECT_URL: url });
    await waitForOutput(server, "API  http://localhost");
    const origin = `http://127.0.0.1:${port}`;
    const ready = async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await eventually(ready);
    // More requests at once than the pooler has connections, each with a session that is only in the database.
    const { rows: customers } = await pool.query<{ id: string; email: string }>(
      "select id, email from customers where site_id = (select id from sites where is_default) and erased_at is null limit 1",
    );
    const [{ id, email } = { id: "", email: "" }] = customers;
    const askLoggedIn = async () => {
      const { token, hash } = newSecret();
      await pool.query(
        "insert into sessions (token_hash, customer_id, expires_at) values ($1, $2, now() + interval '1 day')",
        [hash, id],
      );
      const answer = await fetch(`${origin}/api/auth/get-subscription-status`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: `session_token=${token}` },
        body: JSON.stringify({ email }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const known = { status: 200, body: { status: true, data: { result: expect.any(Boolean) } } };
    const answers = await Promise.all(Array.from({ length: 30 }, askLoggedIn));
    expect(answers).toEqual(answers.map(() => known));

    const home = async () => (await fetch(`${origin}/en/`)).text();
    await home();
    await pool.query("update sites set name = 'Behind a pooler' where is_default");
    await eventually(async () => expect(await home()).toContain("Behind a pooler"));
    const { rows } = await pool.query<{ settings: string[] }>(
      "select setconfig as settings from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())",
    );
    expect(rows[0]?.settings).toEqual(
      expect.arrayContaining(["statement_timeout=15000ms", "lock_timeout=10000ms"]),
    );
  },
);
