import { expect, test } from "vitest";
import { eventually } from "#database/testing/eventually.ts";
import { testApp } from "../testing/test-app.ts";

/** Each test starts an app of its own, which takes a busy machine long. */
const LONGEST = 120_000;

/** The home page asks the database for rates; without one it cannot be made. */
async function homeWithoutDatabase(variables: Record<string, string>) {
  const { ask, database, services } = await testApp(variables);
  // What still waits for a connection then is told only seconds later that there will be none.
  await eventually(() => expect(services.catalogue.isSearchable()).toBe(true));
  await database.close();
  const response = await ask("/lt/", { host: "lt.localhost" });
  return { response, html: await response.text() };
}

test(
  "a page that fails says so in the visitor's language, and nothing of the inside",
  async () => {
    const { response, html } = await homeWithoutDatabase({});
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
  "details are shown when debug is on",
  async () => {
    const { html } = await homeWithoutDatabase({ SHOW_ERROR_DETAILS: "true" });
    expect(html).toMatch(/build\/server|Failed query/);
  },
  LONGEST,
);
