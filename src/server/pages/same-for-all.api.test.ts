import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/customers.ts";
import { testApp } from "../testing/test-app.ts";
import { testBrowser } from "../testing/test-browser.ts";

// Rendered afresh for each of them: from the cache all would be the same for sure.
const app = await testApp({ PAGE_CACHE: "false" });

async function browserOf(name: string) {
  const browser = testBrowser(app);
  const login = { email: `${name}@cartage.example`, password: DEMO_PASSWORD };
  expect((await browser.call("/api/auth/login", login)).status).toBe(200);
  return browser;
}

test("public pages are the same, to the byte, for a guest and for three who are logged in", async () => {
  const guest = testBrowser(app);
  const customers = await Promise.all(["rasa", "pro", "kadri"].map(browserOf));
  for (const page of ["/en/", "/en/faq", "/en/contacts", "/en/privacy-policy"]) {
    const expected = await guest.get(page);
    const html = await expected.text();
    expect(expected.headers.get("cache-control")).toContain("public");
    for (const customer of customers) {
      const seen = await customer.get(page);
      expect(await seen.text()).toBe(html);
      expect(seen.headers.getSetCookie()).toEqual([]);
    }
  }
});
