import { DEMO_PASSWORD } from "#demo/customers/customers.ts";
import type { testApp } from "./test-app.ts";
import { testBrowser } from "./test-browser.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** One of the demo's staff, who log in from the machine itself. */
export async function staffBrowser(app: App, role: string) {
  const browser = testBrowser(app, { remoteAddress: "127.0.0.1" });
  const email = `${role}@cartage.example`;
  const { body } = await browser.call("/api/auth/login", { email, password: DEMO_PASSWORD });
  if (!body.status) throw new Error(JSON.stringify(body));
  return browser;
}
