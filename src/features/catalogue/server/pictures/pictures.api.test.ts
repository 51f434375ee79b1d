import { eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { cookieHeader } from "#server/fixtures/cookie-jar.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { seedTestGoods } from "../fixtures/seed-test-goods.ts";
import { products } from "../products.tables.ts";
import { pictures, uploadedPictures } from "./pictures.tables.ts";

const app = await testApp();
await seedTestGoods(app.db);
await app.services.applyChanges(["everything"]);
const staff = await staffBrowser(app, "catalogue");
const orders = await staffBrowser(app, "orders");

type Picture = { file: string; variant_colour: string | null; focus: object | null };
const [product] = await app.db.select().from(products).where(eq(products.slug, "test-shoe-1"));
const id = product?.id ?? 0;
const show = async () =>
  (await staff.call("/api/staff/products/show", { id })).body.product as { pictures: Picture[] };
const photo = (red: number) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .png()
    .toBuffer();
const upload = async (bytes: Uint8Array, browser = staff) => {
  const request = new Request("http://localhost:3000/api/files/upload?kind=goods", {
    method: "POST",
    headers: {
      host: "localhost:3000",
      "content-type": "application/octet-stream",
      cookie: cookieHeader(browser.cookies),
    },
    body: new Uint8Array(bytes),
  });
  const answer = await app.app.fetch(request);
  return { status: answer.status, body: (await answer.json()) as { id?: string } };
};
const add = async (bytes: Uint8Array) => {
  const { body } = await upload(bytes);
  const focus = { x: 0.5, y: 0.5 };
  return staff.call("/api/staff/pictures/add", { product_id: id, upload: body.id, focus });
};

test("an uploaded picture is shown on the product page as WebP and AVIF", async () => {
  const added = await add(await photo(200));
  expect(added.status).toBe(200);
  const file = String(added.body.file);
  expect((await show()).pictures.at(-1)).toMatchObject({ file, focus: { x: 0.5, y: 0.5 } });
  for (const format of ["webp", "avif"]) {
    const answer = await staff.get(`/_ipx/w_160,f_${format}/${file}`);
    expect(answer.status).toBe(200);
    const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([made.width, made.height]).toEqual([160, 160]);
  }
  const html = await (await staff.get("/en/p/test-shoe-1")).text();
  expect(html).toContain(file);
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `product:${id}`));
  expect(rows.at(-1)?.action).toBe("products.add_picture");
});

const goodsFiles = () => app.services.files.listKind("goods", new Date(Date.now() + 60_000));
const rowOf = async (file: string) => {
  const [row] = await app.db.select().from(uploadedPictures).where(eq(uploadedPictures.file, file));
  if (!row) throw new Error(`${file} was not uploaded`);
  return row;
};

test("an uploaded picture is stored with its original, which has no public URL", async () => {
  const file = String((await add(await photo(180))).body.file);
  const { originalId } = await rowOf(file);
  const names = [file, originalId];
  const rows = await app.db.select().from(pictures).where(inArray(pictures.file, names));
  expect(rows).toHaveLength(2);
  for (const { storedAt } of rows) expect(storedAt).not.toBeNull();
  expect(await goodsFiles()).toEqual([]);
  expect((await staff.get(`/_ipx/_/${originalId}`)).status).toBe(404);
});

test("a picture from the former file store is shown and moved by the nightly job", async () => {
  const file = String((await add(await photo(160))).body.file);
  const { originalId, croppedId } = await rowOf(file);
  const { files, pictures: store } = app.services;
  const save = async (name: string) => {
    const [row] = await app.db.delete(pictures).where(eq(pictures.file, name)).returning();
    const bytes = await store.read(row?.hash ?? "");
    const saved = await files.save(bytes ?? new Uint8Array(), { owner: null, kind: "goods" });
    if (!saved.ok) throw new Error(saved.code);
    return saved.value;
  };
  const before = { originalId: await save(originalId), croppedId: await save(croppedId) };
  await app.db.update(uploadedPictures).set(before).where(eq(uploadedPictures.file, file));
  const isShown = async (width: number) =>
    expect((await staff.get(`/_ipx/w_${width},f_webp/${file}?v=${width}`)).status).toBe(200);
  await isShown(240);
  await app.services.catalogue.purgePictureFiles();
  expect(await rowOf(file)).toMatchObject({ originalId, croppedId });
  await isShown(320);
  expect(await app.db.$count(pictures, eq(pictures.file, originalId))).toBe(1);
});

test("a picture refused after storing is purged, and kept if it is uploaded again", async () => {
  const { catalogue } = app.services;
  const bytes = await photo(140);
  const listed = () => app.db.select({ file: pictures.file }).from(pictures).orderBy(pictures.file);
  const before = await listed();
  const { body } = await upload(bytes);
  const wrong = { product_id: 999_999_999, upload: body.id, focus: { x: 0.5, y: 0.5 } };
  expect((await staff.call("/api/staff/pictures/add", wrong)).status).toBe(404);
  expect(await listed()).toHaveLength(before.length + 2);
  const age = () => app.db.update(pictures).set({ savedAt: new Date("2020-01-01T00:00:00Z") });
  await catalogue.purgePictureFiles();
  expect(await listed()).toHaveLength(before.length + 2);
  await age();
  await catalogue.purgePictureFiles();
  expect(await listed()).toEqual(before);
  expect((await add(bytes)).status).toBe(200);
  await age();
  await catalogue.purgePictureFiles();
  expect(await listed()).toHaveLength(before.length + 2);
});

test("pictures are sorted and removed, and a stale order is refused", async () => {
  const second = await add(await photo(100));
  const former = (await show()).pictures.map(({ file, variant_colour }) => ({
    file,
    variant_colour,
  }));
  const edit = (seen: object[], pictures: object[]) =>
    staff.call("/api/staff/pictures/edit", { id, seen: { pictures: seen }, changes: { pictures } });
  const turned = former.toReversed();
  expect((await edit(former, turned)).status).toBe(200);
  expect((await show()).pictures[0]?.file).toBe(second.body.file);
  expect((await edit(former, former.slice(1))).status).toBe(409);
  expect(
    (await edit(turned, [...turned, { file: "up/x.webp", variant_colour: null }])).status,
  ).toBe(422);
  expect((await edit(turned, [turned[0] ?? {}, turned[0] ?? {}])).status).toBe(422);
  expect((await edit(turned, turned.slice(1))).status).toBe(200);
  expect((await show()).pictures).toHaveLength(former.length - 1);
});

test("a new focus crops the picture again from its original", async () => {
  const bytes = await sharp({
    create: { width: 400, height: 100, channels: 3, background: "#ffffff" },
  })
    .composite([
      {
        input: await sharp({
          create: { width: 100, height: 100, channels: 3, background: "#ff0000" },
        })
          .png()
          .toBuffer(),
        left: 300,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  const { file } = (await add(bytes)).body as { file: string };
  const cut = await staff.call("/api/staff/pictures/focus", {
    product_id: id,
    file,
    focus: { x: 1, y: 0.5 },
  });
  expect(cut.status).toBe(200);
  const shown = await staff.get(`/_ipx/_/${cut.body.file}`);
  const { dominant } = await sharp(Buffer.from(await shown.arrayBuffer())).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(60);
  const original = (of: string, browser = staff) =>
    browser.get(`/api/staff/pictures/original?${new URLSearchParams({ file: of })}`);
  // The next square is chosen on the whole picture, however often it was cropped.
  const whole = await original(String(cut.body.file));
  expect(whole.headers.get("content-type")).toBe("image/webp");
  const { width, height } = await sharp(Buffer.from(await whole.arrayBuffer())).metadata();
  expect([width, height]).toEqual([400, 100]);
  expect((await original("up/none.webp")).status).toBe(404);
  expect((await original(file, orders)).status).toBe(404);
});

test("a script, a broken picture and an unknown upload are refused", async () => {
  const script = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
  expect((await upload(script)).status).toBe(422);
  const broken = (await photo(1)).subarray(0, 70);
  expect((await add(broken)).status).toBe(422);
  expect((await upload(await photo(2), orders)).status).toBe(401);
  const input = { product_id: id, upload: "g-goods-none", focus: { x: 0, y: 0 } };
  expect((await staff.call("/api/staff/pictures/add", input)).status).toBe(404);
  const outside = { ...input, focus: { x: 2, y: 0 } };
  expect((await staff.call("/api/staff/pictures/add", outside)).status).toBe(422);
});
