import { expect, test } from "vitest";
import { testApp } from "../fixtures/test-app.ts";

const { ask } = await testApp();
const html = await (await ask("/en/faq")).text();
const [asset = ""] = /\/assets\/[\w-]+\.css/.exec(html) ?? [];

test.each([
  ["identity", null],
  ["br", "br"],
])(
  "a built file asked for as %s: caches between us keep each form apart",
  async (accepted, sent) => {
    const { status, headers } = await ask(asset, { headers: { "accept-encoding": accepted } });
    expect(status).toBe(200);
    expect(headers.get("content-encoding")).toBe(sent);
    expect(headers.get("vary")).toBe("accept-encoding");
    expect(headers.get("cache-control")).toContain("immutable");
  },
);

test("what is not there is plainly not there", async () => {
  expect((await ask("/assets/none.js")).status).toBe(404);
});
