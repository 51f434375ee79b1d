import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "../fixtures/test-app.ts";

/** Each test starts an app of its own, which takes long on a busy machine. */
const LONGEST = 120_000;

/** The home page reads rates from the database; without them it cannot be rendered. */
async function homeWithoutRates(variables: Record<string, string>) {
  const { ask, db } = await testApp(variables);
  await db.execute(sql`drop table shipping_rates cascade`);
  const response = await ask("/lt/", { host: "lt.localhost" });
  return { response, html: await response.text() };
}

test(
  "a failed page shows an error in the visitor's language, without internal details",
  async () => {
    const { response, html } = await homeWithoutRates({});
    expect(response.status).toBe(500);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain("Įvyko mūsų sistemos klaida");
    expect(html).toContain("Grįžti į pradžią");
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toContain(String(new Date().getFullYear()));
    expect(html).not.toMatch(/node_modules|build\/server|Failed query/);
  },
  LONGEST,
);

test(
  "a failed page shows details if debugging is on",
  async () => {
    const { html } = await homeWithoutRates({ SHOW_ERROR_DETAILS: "true" });
    expect(html).toMatch(/build\/server|Failed query/);
  },
  LONGEST,
);
