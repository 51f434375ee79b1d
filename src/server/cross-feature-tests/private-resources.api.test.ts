import { describe, expect, test } from "vitest";
import { CUSTOMER_CALLS, PRIVATE_RESOURCES } from "../fixtures/crawl/private-resources.ts";
import { PUBLIC_CALLS } from "../fixtures/crawl/public-calls.ts";
import { testApp } from "../fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "../fixtures/test-browser.ts";

const app = await testApp();

describe.each(PRIVATE_RESOURCES)("$call", ({ call, make, never, look }) => {
  test("answers strangers as if it did not exist, and changes nothing", async () => {
    const owner = await registeredBrowser(app);
    const other = await registeredBrowser(app);
    const guest = testBrowser(app);
    const body = await make(owner, app);
    const at = (sent: Record<string, unknown>) =>
      call.replace(/\{(\w+)\}/g, (_whole, name) => String(sent[name]));
    const before = await look(owner);

    const asOther = await other.call(at(body), body);
    expect(asOther.status).toBe(404);
    expect(asOther).toEqual(await other.call(at(never(body)), never(body)));

    const asGuest = await guest.call(at(body), body);
    expect(asGuest.status).toBe(401);
    expect(asGuest).toEqual(await guest.call(at(never(body)), never(body)));

    expect(await look(owner)).toEqual(before);
    expect((await owner.call(at(body), body)).status).toBe(200);
  });
});

describe("calls for customers", () => {
  test.each(CUSTOMER_CALLS)("$call: a guest gets 401", async ({ call, body }) => {
    expect(await testBrowser(app).call(call, body)).toEqual({
      status: 401,
      body: { status: false, message: "auth.errors.not_logged_in" },
    });
  });

  test.each(["", "x", "a".repeat(43), "a".repeat(5000), "' or true --"])(
    "an invalid session token is not accepted: %s",
    async (token) => {
      const browser = testBrowser(app);
      browser.cookies.set("session_token", token);
      expect((await browser.call("/api/account/export")).status).toBe(401);
      expect((await browser.call("/api/auth/getCurrentUser")).body.user).toBeNull();
    },
  );
});

type Schema = { properties?: Record<string, unknown> };
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };

/** Names of inputs by which a call can reach one record among many. */
const REACHES = /^(id|slug|token|reference|email)$|_id$/;
/** These ids name a kind of thing that no customer owns. */
const NOT_OWNED = new Set(["country_id", "language_id", "payment_id"]);
/** Calls to log in or register: the input says who the caller is. */
const DOORS = /^\/api\/auth\/(login|register|register\/check-client|request-password-reset)$/;

test("every call with an id, slug or secret is tested here or listed as public", async () => {
  const document = await (await app.ask("/api/openapi.json")).json();
  const paths = Object.entries(document.paths) as [string, Record<string, Operation>][];
  const reaching = paths.filter(([path, operations]) => {
    const fields = Object.values(operations).flatMap(({ requestBody }) =>
      Object.keys(requestBody?.content["application/json"]?.schema.properties ?? {}),
    );
    const reaches = fields.some((name) => REACHES.test(name) && !NOT_OWNED.has(name));
    return reaches || path.includes("{");
  });
  const listed = new Set(PRIVATE_RESOURCES.map(({ call }) => call));
  const isKnown = (path: string) =>
    listed.has(path) || DOORS.test(path) || PUBLIC_CALLS.some(([pattern]) => pattern.test(path));
  expect(reaching.length).toBeGreaterThan(5);
  expect(reaching.map(([path]) => path).filter((path) => !isKnown(path))).toEqual([]);
});
