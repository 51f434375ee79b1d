import { eq } from "drizzle-orm";
import { staffRoles } from "#features/account/server/account.tables.ts";
import { customerOf } from "#server/testing/customer-of.ts";
import { doorDeliveryService, HOME } from "#server/testing/door-delivery.ts";
import { fillWallet } from "#server/testing/fill-wallet.ts";
import type { testApp } from "#server/testing/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/testing/test-browser.ts";
import { quotes } from "./quotes.tables.ts";

type App = Awaited<ReturnType<typeof testApp>>;
type Browser = Awaited<ReturnType<typeof registeredBrowser>>;

export const SHOES = {
  url: "https://www.shop.example/p/trail-shoes-12345",
  name: "Trail shoes",
  quantity: 1,
  price: 80,
  currency: "EUR",
  kind: "shoes",
};
/** Without a price nobody but staff can tell one. */
export const UNKNOWN = { ...SHOES, url: "https://shop.example/lamp", name: "Lamp", price: null };

/** People who ask for quotes and people who price them, in the whole app. */
export function quotesShop(app: App, host = "localhost") {
  const customer = () => registeredBrowser(app, { host });
  return {
    customer,
    guest: () => testBrowser(app, { host }),
    async staff(role: "orders" | "content" = "orders"): Promise<Browser> {
      const browser = await customer();
      const { id: customerId } = await customerOf(app, browser);
      await app.db.insert(staffRoles).values({ customerId, role });
      const { email, password } = browser;
      await browser.call("/api/office/login", { email, password });
      return browser;
    },
    async ask(owner: Browser, ...items: object[]) {
      const { status, body } = await owner.call("/api/quotes/create", { items });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body.quote;
    },
    /** The cheapest courier at the door. */
    async deliver(owner: Browser, slug: string, shipping = "air") {
      const { body } = await owner.call(`/api/quotes/get/${slug}`);
      const delivery = doorDeliveryService(body.quote.local_delivery_couriers);
      const input = { shipping, delivery, address: HOME };
      return owner.call(`/api/quotes/set-delivery/${slug}`, input);
    },
    async fillWallet(owner: Browser, amountCents = 100_000) {
      await fillWallet(app, (await customerOf(app, owner)).id, amountCents);
    },
    /** Fourteen days are over. */
    runOut: (slug: string) =>
      app.db
        .update(quotes)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(quotes.slug, slug)),
  };
}
