import { copyFile, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { testApp } from "../fixtures/test-app.ts";

const picturesDir = await mkdtemp(path.join(tmpdir(), "pictures-"));
afterAll(() => rm(picturesDir, { recursive: true }));
await mkdir(path.join(picturesDir, "goods"));
await sharp({ create: { width: 900, height: 600, channels: 3, background: "#336699" } })
  .avif()
  .toFile(path.join(picturesDir, "goods/shoe-1.avif"));

const { ask, app, services } = await testApp({}, undefined, { picturesDir });
const FILE = "goods/shoe-1.avif";
const measure = async (response: Response) =>
  sharp(Buffer.from(await response.arrayBuffer())).metadata();

test("a picture is resized and converted to the requested format", async () => {
  const response = await ask(`/_ipx/w_320,f_webp,q_75/${FILE}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(await measure(response)).toMatchObject({ format: "webp", width: 320, height: 213 });
});

test.each([
  ["w_300", { format: "webp", width: 300, height: 200 }],
  ["h_320", { format: "webp", width: 480, height: 320 }],
  ["s_320x320", { format: "webp", width: 320, height: 320 }],
  ["q_60", { format: "webp", width: 900 }],
  ["f_webp", { format: "webp", width: 900, height: 600 }],
  ["w_300,f_avif", { format: "heif", width: 300 }],
  ["w_300,f_jpeg,q_60", { format: "jpeg", width: 300 }],
])(
  "%s gives the requested size, quality and format, cached apart from our own pictures",
  async (asked, expected) => {
    const response = await ask(`/_ipx/${asked}/${FILE}`);
    expect(response.status).toBe(200);
    expect(await measure(response.clone())).toMatchObject(expected);
    const name = (response.headers.get("etag") ?? "").replaceAll('"', "");
    expect(await readdir(path.join(services.dataDir, "images-asked"))).toContain(name);
  },
);

test("a picture is never enlarged", async () => {
  expect(await measure(await ask(`/_ipx/w_3072,f_webp/${FILE}`))).toMatchObject({ width: 900 });
});

test("a picture is available as JPEG and as the original file, also for mails", async () => {
  const jpeg = await ask(`/_ipx/w_1280,f_jpeg,q_80/${FILE}`);
  expect(await measure(jpeg)).toMatchObject({ format: "jpeg", width: 900 });
  expect((await ask(`/_ipx/_/${FILE}`)).headers.get("content-type")).toBe("image/avif");
  // A request like that of a mail, which is read on another site's pages.
  const small = await ask(`/_ipx/w_160,f_jpeg/${FILE}`);
  expect(await measure(small)).toMatchObject({ width: 160 });
  expect(small.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});

test("a picture is made once, cached on disk, and answered with 304 for its ETag", async () => {
  const target = `/_ipx/w_640,f_webp/${FILE}`;
  const [first, second] = await Promise.all([ask(target), ask(target)]);
  const etag = first.headers.get("etag") ?? "";
  expect(second.headers.get("etag")).toBe(etag);
  expect(await readdir(path.join(services.dataDir, "images"))).toContain(etag.replaceAll('"', ""));
  const again = await ask(target, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("no picture is made for a visitor who has left", async () => {
  const target = `http://localhost:3000/_ipx/w_1024,f_webp/${FILE}`;
  const gone = new Request(target, { signal: AbortSignal.abort() });
  const kept = () => readdir(path.join(services.dataDir, "images"));
  const before = await kept();
  expect((await app.fetch(gone)).status).toBe(503);
  expect(await kept()).toEqual(before);
  expect((await app.fetch(new Request(target))).status).toBe(200);
});

test.runIf(isFullRun)(
  "requests beyond a full queue of pictures are answered with 503 and Retry-After",
  async () => {
    const many = Array.from({ length: 230 }, (_, at) => `goods/many-${at}.avif`);
    const place = (file: string) => path.join(picturesDir, file);
    await Promise.all(many.map((file) => copyFile(place(FILE), place(file))));
    const answers = await Promise.all(many.map((file) => ask(`/_ipx/w_160/${file}`)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get("retry-after")).toBe("1");
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(202);
  },
);

test("a picture's address is immutable only with the current version", async () => {
  await ask(`/_ipx/w_320,f_webp/${FILE}`);
  const { version } = (await services.findPicture(FILE)) ?? {};
  const caching = async (query: string) =>
    (await ask(`/_ipx/w_320,f_webp/${FILE}${query}`)).headers.get("cache-control");
  expect(await caching(`?v=${version}`)).toMatch(/immutable/);
  expect(await caching("?v=0000")).not.toMatch(/immutable/);
});

test("HEAD gets only the headers, and POST is refused", async () => {
  const head = await ask(`/_ipx/w_320,f_webp/${FILE}`, { method: "HEAD" });
  expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
  expect(await head.text()).toBe("");
  const post = await ask(`/_ipx/w_320,f_webp/${FILE}`, { method: "POST" });
  expect(post.status).toBe(405);
});

describe("a bad picture address", () => {
  test.each([
    ["an odd width", "/_ipx/w_321/goods/shoe-1.avif", 400],
    ["no number", "/_ipx/w_abc/goods/shoe-1.avif", 400],
    ["an absurd quality", "/_ipx/q_9999/goods/shoe-1.avif", 400],
    ["a size of one's own", "/_ipx/s_1023x767,f_webp,q_75/goods/shoe-1.avif", 400],
    ["no modifiers", "/_ipx/goods/shoe-1.avif", 400],
    ["nothing at all", "/_ipx/", 400],
    ["a picture that is not there", "/_ipx/w_320/goods/none.avif", 404],
    ["a folder", "/_ipx/w_320/goods", 404],
    ["an encoded way up", "/_ipx/w_320/..%2f..%2fpackage.json", 404],
    ["a remote picture", "/_ipx/w_320/https://evil.example/a.avif", 404],
    ["half a character", "/_ipx/w_320/%E0%A4%A.avif", 404],
  ])("is answered in JSON: %s", async (_what, target, status) => {
    const response = await ask(target);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status: false });
  });
});
