import { DEMO_PASSWORD } from "#demo/customers/customers.ts";
import { DEMO_CODE } from "#features/staff/domain/office-login.ts";
import type { testApp } from "./test-app.ts";
import { testBrowser } from "./test-browser.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** One of the demo's staff, who log in from the machine itself. */
export async function staffBrowser(app: App, role: string) {
  const browser = testBrowser(app, { remoteAddress: "127.0.0.1" });
  const email = `${role}@cartage.example`;
  const login = await browser.call("/api/office/login", { email, password: DEMO_PASSWORD });
  if (login.body.next === "factor")
    await browser.call("/api/office/prove/code", { code: DEMO_CODE });
  else if (!login.body.status) throw new Error(JSON.stringify(login.body));
  return browser;
}
