import type { testApp } from "./test-app.ts";
import type { testBrowser } from "./test-browser.ts";

type App = Awaited<ReturnType<typeof testApp>>;
type Body = Record<string, unknown>;
/** `owner` may do everything. */
export type SampleShop = { app: App; owner: ReturnType<typeof testBrowser> };

/** What a call of staff is sent so that it succeeds; what it needs is made on the default site. */
export type StaffSample = { call: string; make?: (shop: SampleShop) => Promise<Body> };
