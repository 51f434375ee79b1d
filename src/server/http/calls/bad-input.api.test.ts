import { describe, expect, test } from "vitest";
import { staffBrowser } from "../../fixtures/staff/staff-browser.ts";
import { testApp } from "../../fixtures/test-app.ts";
import { registeredBrowser } from "../../fixtures/test-browser.ts";

const app = await testApp();
const { ask, post } = app;

async function expectFailure(response: Response, status: number, message: string) {
  expect(response.status).toBe(status);
  const body = await response.json();
  expect(body).toMatchObject({ status: false, message });
  expect(JSON.stringify(body)).not.toMatch(/at \w+ \(|node_modules|\.ts:/);
}

describe("hosts and languages", () => {
  test("an unknown host selects the default site", async () => {
    const response = await ask("/", { host: "unknown.example" });
    expect(response.headers.get("location")).toBe("/en/");
  });

  test("x-forwarded-host is ignored from an untrusted address", async () => {
    const response = await ask("/", { headers: { "x-forwarded-host": "nl.localhost" } });
    const html = await (await ask(response.headers.get("location") ?? "")).text();
    expect(html).toContain('data-theme="default"');
  });

  test.each([
    ["empty", ""],
    ["any", "*"],
    ["an impossible weight", "xx-YY;q=2"],
    ["signs only", ";;;="],
    ["no weight", "lt;q="],
    ["9 kB", "a".repeat(9000)],
  ])("an odd Accept-Language selects a language of the site: %s", async (_what, header) => {
    const response = await ask("/", { headers: { "accept-language": header } });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toMatch(/^\/(en|lt)\/$/);
  });
});

describe("a strange path", () => {
  test.each([
    ["two slashes", "//evil.example", 302],
    ["two slashes and an encoded one", "//evil.example/%2f..", 302],
    ["two slashes behind a foreign language", "/xx//evil.example", 302],
    ["two slashes behind a language", "/en//evil.example", 404],
    ["half a character", "/en/%E0%A4%A", 404],
    ["half a percent sign", "/en/%", 404],
    ["a zero byte", "/en/%00", 404],
    ["a way up", "/en/..%2f..%2fetc%2fpasswd", 404],
    ["10 kB", `/en/${"a".repeat(10_000)}`, 404],
    ["a parcel", "/en/faq/%F0%9F%93%A6", 404],
    ["a script", "/en/faq/<script>alert(1)</script>", 404],
  ])("%s is never redirected to another host", async (_what, target, status) => {
    const response = await ask(target);
    expect(response.status).toBe(status);
    const location = response.headers.get("location");
    if (location) expect(new URL(location, "http://localhost:3000").host).toBe("localhost:3000");
    expect(await response.text()).not.toContain("<script>alert(1)");
  });
});

test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])(
  "the method %s is refused for a page",
  async (method) => {
    const response = await ask("/en/faq", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  },
);

test("very long cookies are accepted", async () => {
  const cookie = `mm_currency_id=${"9".repeat(8000)}; locale=${"x".repeat(4000)}`;
  expect((await ask("/en/faq", { headers: { cookie } })).status).toBe(200);
});

describe("API calls", () => {
  const customer = registeredBrowser(app);
  const headers = { "content-type": "application/json" };

  test("refuse malformed JSON", async () => {
    const options = { method: "POST", headers, body: '{"langIso":' };
    await expectFailure(await ask("/api/store-config", options), 400, "errors.malformed_json");
  });

  test.each(["[]", '"text"', "1", "null"])("refuse JSON that is no object: %s", async (body) => {
    const response = await ask("/api/store-config", { method: "POST", headers, body });
    await expectFailure(response, 400, "errors.malformed_json");
  });

  test("refuse a wrong content type", async () => {
    const options = { method: "POST", headers: { "content-type": "text/plain" }, body: "{}" };
    await expectFailure(await ask("/api/store-config", options), 415, "errors.not_json");
  });

  test("ignore unknown fields", async () => {
    const response = await post("/api/store-config", { langIso: "lt", admin: true });
    expect(response.status).toBe(200);
  });

  test("name the field that has a wrong type", async () => {
    const response = await post("/api/locale/change", { newLocale: { $gt: "" } });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toHaveProperty("newLocale");
  });

  test("ignore the field __proto__", async () => {
    const options = { method: "POST", headers, body: '{"__proto__":{"langIso":"lt"},"path":"/a"}' };
    expect((await ask("/api/redirects/check", options)).status).toBe(200);
  });

  test.each([
    ["/api/balance/pay", { rel_type: 0, slug: "a\u0000" }],
    ["/api/balance/pay", { rel_type: 4, id: "\u0000" }],
    ["/api/my-orders/get-order/%00", {}],
    ["/api/quotes/get/%00", {}],
  ])("refuse a zero byte: %s %j", async (path, body) => {
    const { status, body: answer } = await (await customer).call(path, body);
    expect([status, answer]).toEqual([422, { status: false, message: "errors.invalid_input" }]);
  });

  test("replace half a surrogate pair in a text by the replacement character", async () => {
    const line = { url: "https://shop.example/bag", name: "Bag 🎒".slice(0, -1), comment: "🎒" };
    const lines = [
      { ...line, quantity: 1, currency: "EUR", options: "", kind: "other", files: [] },
    ];
    const browser = await customer;
    const saved = await browser.call("/api/order-form/save", { lines, is_guest: false });
    expect(saved.status).toBe(200);
    const { body } = await browser.call("/api/order-form/fetch");
    expect(body.lines).toMatchObject([{ name: "Bag \ufffd", comment: "🎒" }]);
  });

  test("refuse a body over 1 MB", async () => {
    const response = await post("/api/store-config", { langIso: "x".repeat(1024 * 1024) });
    await expectFailure(response, 413, "errors.too_large");
  });

  test("refuse GET where POST is required", async () => {
    const response = await ask("/api/store-config");
    await expectFailure(response, 405, "errors.wrong_method");
    expect(response.headers.get("allow")).toBe("POST");
  });

  test("answer 404 to unknown paths", async () => {
    await expectFailure(await ask("/api/nothing"), 404, "errors.not_found");
    await expectFailure(await post("/api/nothing", {}), 404, "errors.not_found");
  });
});

describe("the origin check of a changing request", () => {
  test.each([
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ origin: "http://localhost:4000" }, 403],
    [{ origin: "http://localhost" }, 403],
    [{ origin: "https://localhost:3000" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }, 200],
    [{}, 200],
  ])("with the headers %j gets %d", async (headers, status) => {
    const response = await post("/api/locale/change", { newLocale: "lt" }, { headers });
    expect(response.status).toBe(status);
    if (status === 403) expect(response.headers.get("set-cookie")).toBeNull();
  });
});

test("every response has the security headers", async () => {
  for (const target of ["/en/faq", "/api/nothing", "/status", "/en/none"]) {
    const { headers } = await ask(target);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-request-id")).toBeTruthy();
  }
});

test.each([
  ["/api/staff/products/edit", { id: 150, changes: { manufacturer: "Q" } }],
  ["/api/staff/promotions/save", { changes: { amount: 20 } }],
])("a value nested 1000 levels deep is refused by %s in any field", async (path, input) => {
  const owner = await staffBrowser(app, "owner");
  let deep: unknown[] = [];
  for (let level = 1; level < 1000; level += 1) deep = [deep];
  const { status, body } = await owner.call(path, { ...input, seen: { manufacturer: deep } });
  expect([status, body.message]).toEqual([422, "errors.invalid_input"]);
  // The refusal does not come from the schema of the call's fields.
  expect(body.errors ?? {}).toEqual({});
});
