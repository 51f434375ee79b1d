import { expect, test, vi } from "vitest";
import { testApp } from "../fixtures/test-app.ts";
import { registeredBrowser } from "../fixtures/test-browser.ts";

const app = await testApp();
const { quotes, invoices, claims } = app.services;
const owner = await registeredBrowser(app);

const away = () => Promise.reject(new Error("away"));

test.each([
  ["/en/invoices", () => vi.spyOn(invoices, "listInvoices"), "your invoices", "No invoices yet"],
  ["/en/claims", () => vi.spyOn(claims, "listMyClaims"), "your claims", "No claims"],
])(
  "%s shows an error with a retry link, not an empty list, if reading its list fails",
  async (path, call, what, empty) => {
    call().mockImplementationOnce(away);
    const failed = await owner.get(`${path}?page=1`);
    const page = await failed.text();
    expect(failed.status).toBe(200);
    expect(page).toContain(`We could not load ${what}`);
    expect(page).not.toContain(empty);
    expect(page).toMatch(new RegExp(`href="${path}"[^>]*>Try again`));
    expect(await (await owner.get(path)).text()).toContain(empty);
  },
);

test.each([
  ["/en/invoice/a-slug", () => vi.spyOn(invoices, "showInvoice")],
  ["/en/quotes/a-slug", () => vi.spyOn(quotes, "findAccessibleQuote")],
])("%s answers 500, not 404, if its data cannot be read", async (path, call) => {
  call().mockImplementationOnce(away);
  expect((await owner.get(path)).status).toBe(500);
  expect((await owner.get(path)).status).toBe(404);
});
