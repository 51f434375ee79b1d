import pg from "pg";
import { expect, test, vi } from "vitest";
import { testApp } from "../fixtures/test-app.ts";
import { registeredBrowser } from "../fixtures/test-browser.ts";

const app = await testApp();

test("a page and the calls it makes read the session once", async () => {
  const browser = await registeredBrowser(app);
  const query = vi.spyOn(pg.Client.prototype, "query");
  const page = await browser.get("/en/account-sessions.data");
  const texts = query.mock.calls.map(([sent]) => String((sent as { text?: string }).text ?? sent));
  query.mockRestore();
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("is_current");
  const read = texts.filter((text) => /from "sessions".*"token_hash" = /s.test(text));
  expect(read).toHaveLength(1);
});
