import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { testApp } from "../fixtures/test-app.ts";

const { ask } = await testApp();
const html = await (await ask("/en/faq")).text();
const [asset = ""] = /\/assets\/[\w-]+\.css/.exec(html) ?? [];

test.each([
  ["identity", null],
  ["br", "br"],
])(
  "a built file requested as %s has the right encoding and a Vary header",
  async (accepted, sent) => {
    const { status, headers } = await ask(asset, { headers: { "accept-encoding": accepted } });
    expect(status).toBe(200);
    expect(headers.get("content-encoding")).toBe(sent);
    expect(headers.get("vary")).toBe("accept-encoding");
    expect(headers.get("cache-control")).toContain("immutable");
  },
);

test("a missing asset is answered with 404", async () => {
  expect((await ask("/assets/none.js")).status).toBe(404);
});

test.each([
  ["assets", "build/client/assets"],
  ["office-assets", "build/office/office-assets"],
])("source maps of %s are built but never served", async (kind, served) => {
  const maps = readdirSync(path.join("build/maps", kind));
  expect(maps).toContainEqual(expect.stringMatching(/\.js\.map$/));
  expect(readdirSync(served).filter((name) => /\.map(\.|$)/.test(name))).toEqual([]);
  const scripts = readdirSync(served).filter((name) => name.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  for (const name of scripts) {
    expect(readFileSync(path.join(served, name), "utf8"), name).not.toContain("sourceMappingURL");
  }
  for (const name of maps.slice(0, 3)) {
    expect((await ask(`/${kind}/${name}`)).status).toBe(404);
    for (const address of [`/maps/${kind}/${name}`, `/${kind}/..%2Fmaps%2F${kind}%2F${name}`]) {
      expect([address, (await ask(address)).status]).not.toEqual([address, 200]);
    }
  }
});
