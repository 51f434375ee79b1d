import { inArray, notInArray } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { pictures } from "#features/catalogue/server/pictures/pictures.tables.ts";
import { productPictures } from "#features/catalogue/server/products.tables.ts";
import { startSandbox } from "../../../sandbox/start-sandbox.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { testApp } from "../fixtures/test-app.ts";

const sandbox = await startSandbox({ port: 0, shopUrl: "" });
afterEach(() => sandbox.mendS3());
afterAll(() => sandbox.close());
const { bucket, region, key, secret } = sandbox.keys.s3;
const S3 = {
  FILES_S3_ENDPOINT: `${sandbox.url}/s3`,
  FILES_S3_BUCKET: bucket,
  FILES_S3_REGION: region,
  FILES_S3_KEY: key,
  FILES_S3_SECRET: secret,
};

const database = await testDatabase();
const { db } = database;
const shown = await db
  .selectDistinct({ file: productPictures.file })
  .from(productPictures)
  .limit(3);
const [first = "", second = "", third = ""] = shown.map(({ file }) => file);
await db.delete(pictures).where(notInArray(pictures.file, [first, second, third]));

const open = async () => database;
const withFolder = await testApp(S3, open);
const bare = async () => testApp(S3, open, { picturesDir: await temporaryFolder() });
const nodes = [await bare(), await bare()];
type Node = (typeof nodes)[number];
const look = async ({ ask }: Node, file: string, size = "w_320,f_webp") => {
  const answer = await ask(`/_ipx/${size}/${file}`);
  const retryAfter = answer.headers.get("retry-after");
  return { status: answer.status, retryAfter, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const [one, other] = nodes as [Node, Node];

test("a picture on one machine is answered with 503 until it is stored, then by every node alike", async () => {
  expect(await look(one, first)).toMatchObject({ status: 503, retryAfter: expect.any(String) });
  await withFolder.services.catalogue.storeFolderPictures(withFolder.services.readPictureFile);
  const rows = await db
    .select()
    .from(pictures)
    .where(inArray(pictures.file, [first]));
  expect(rows[0]?.storedAt).not.toBeNull();
  const [here, there] = await Promise.all(nodes.map((node) => look(node, first)));
  expect(here?.status).toBe(200);
  expect(there?.bytes.equals(here?.bytes ?? Buffer.alloc(0))).toBe(true);
  const own = await look(withFolder, first);
  expect(own.bytes.equals(here?.bytes ?? Buffer.alloc(0))).toBe(true);
  // Named by the database's version, so that browsers cache the picture.
  const { ask } = one;
  const answer = await ask(`/_ipx/w_320,f_webp/${first}?v=${rows[0]?.version}`);
  expect(answer.headers.get("cache-control")).toContain("immutable");
});

test.each(["broken", "denied"] as const)(
  "while the store is %s, cached pictures are served and others answered with 503",
  async (fault) => {
    const file = fault === "broken" ? second : third;
    expect((await look(one, file)).status).toBe(200);
    sandbox.breakS3(fault);
    expect((await look(one, file)).status).toBe(200);
    // The original is cached on this node, so other sizes can be made from it.
    expect((await look(one, file, "w_640,f_webp")).status).toBe(200);
    const away = await look(other, file);
    expect(away).toMatchObject({ status: 503, retryAfter: expect.any(String) });
    expect(JSON.parse(away.bytes.toString())).toMatchObject({ message: "errors.files_away" });
    sandbox.mendS3();
    expect((await look(other, file)).status).toBe(200);
  },
);

test("an unknown picture is answered with 404 even while the store is down", async () => {
  sandbox.breakS3("broken");
  for (const file of ["goods/none.avif", `up/${"0".repeat(32)}.webp`]) {
    expect((await look(one, file)).status).toBe(404);
  }
});
