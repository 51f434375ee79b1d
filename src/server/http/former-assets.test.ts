import { mkdirSync } from "node:fs";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HOUR_MS } from "#core/durations.ts";
import { copyAssets, serveFormerAssets } from "./former-assets.ts";
import type { AppEnv } from "./request/request-scope.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "cartage-assets-"));
});
afterEach(() => rm(root, { recursive: true }));

const folder = () => path.join(root, "kept");

async function build(buildId: string, files: Record<string, string>): Promise<void> {
  const built = path.join(root, "build", "assets");
  await rm(built, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(built, name), text);
  await copyAssets({ folder: folder(), buildId, built: [built] });
}

const ask = (target: string) =>
  new Hono<AppEnv>().use("/assets/*", serveFormerAssets(folder())).request(target);

test("assets of former builds are still served with their content types", async () => {
  await build("one", { "home-1a.js": "first", "home-1a.css": "a{}" });
  await build("two", { "home-2b.js": "second" });
  const script = await ask("/assets/home-1a.js");
  expect(await script.text()).toBe("first");
  expect(script.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(script.headers.get("cache-control")).toContain("immutable");
  expect((await ask("/assets/home-1a.css")).headers.get("content-type")).toMatch(/^text\/css/);
  expect(await (await ask("/assets/home-2b.js")).text()).toBe("second");
  expect((await ask("/assets/home-3c.js")).status).toBe(404);
});

test("restarting a build adds nothing, and only the newest eight builds are kept", async () => {
  for (let at = 0; at < 10; at++) await build(`build-${at}`, { [`home-${at}.js`]: `${at}` });
  await build("build-9", { "home-9.js": "9" });
  expect(await readdir(folder())).toHaveLength(8);
  expect((await ask("/assets/home-0.js")).status).toBe(404);
  expect((await ask("/assets/home-9.js")).status).toBe(200);
});

test("a half-copied build of a dead node is deleted later, one that is being copied is kept", async () => {
  await build("one", { "home-1a.js": "first" });
  const [dead, busy] = ["two.1.new", "two.2.new"];
  for (const name of [dead, busy])
    mkdirSync(path.join(folder(), name, "assets"), { recursive: true });
  const before = new Date(Date.now() - 2 * HOUR_MS);
  await utimes(path.join(folder(), dead), before, before);
  await build("one", { "home-1a.js": "first" });
  expect((await readdir(folder())).sort()).toEqual(["one", busy]);
});

test.each(["/assets/../one/assets/home-1a.js", "/assets/%2e%2e/secret.js", "/assets/.env"])(
  "a path outside of former assets is refused: %s",
  async (target) => {
    await build("one", { "home-1a.js": "first", ".env": "secret" });
    expect((await ask(target)).status).toBe(404);
  },
);
