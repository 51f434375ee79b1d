import { readdir } from "node:fs/promises";
import { afterAll, afterEach, expect, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { startSandbox } from "../../../../sandbox/start-sandbox.ts";
import { declareTestParcel } from "../../fixtures/purchases/declare-test-parcel.ts";
import { testApp } from "../../fixtures/test-app.ts";
import { registeredBrowser } from "../../fixtures/test-browser.ts";
import { testPicture } from "../../fixtures/test-picture.ts";

const sandbox = await startSandbox({ port: 0, shopUrl: "" });
const { bucket, region, key, secret } = sandbox.keys.s3;
const shop = await testApp({
  FILES_S3_ENDPOINT: `${sandbox.url}/s3`,
  FILES_S3_BUCKET: bucket,
  FILES_S3_REGION: region,
  FILES_S3_KEY: key,
  FILES_S3_SECRET: secret,
});
afterEach(() => sandbox.mendS3());
afterAll(() => sandbox.close());

type Customer = Awaited<ReturnType<typeof registeredBrowser>>;
const AWAY = { status: false, message: "errors.files_away" };

async function send(owner: Customer, path: string, body: Uint8Array<ArrayBuffer>) {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = new Request(`http://localhost:3000${path}`, {
    method: "POST",
    headers: { host: "localhost:3000", cookie },
    body,
  });
  const response = await shop.app.fetch(request);
  const retryAfter = Number(response.headers.get("retry-after"));
  return { status: response.status, retryAfter, body: await response.json() };
}
const upload = (owner: Customer, kind = "claim") =>
  send(owner, `/api/files/upload?kind=${kind}`, testPicture());

test("a file is stored in the bucket, not on disk, and served by the shop with safe headers", async () => {
  const owner = await registeredBrowser(shop);
  const { body } = await upload(owner);
  const shown = await owner.get(`/api/files/${body.id}`);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
  expect([...new Uint8Array(await shown.arrayBuffer())]).toEqual([...testPicture()]);
  const stranger = await registeredBrowser(shop);
  expect((await stranger.get(`/api/files/${body.id}`)).status).toBe(404);
  expect(await readdir(shop.services.dataDir)).not.toContain("files");
});

test.each(["denied", "broken"] as const)(
  "%s: uploads and downloads are answered with 503, and work again afterwards",
  async (fault) => {
    const owner = await registeredBrowser(shop);
    const { body } = await upload(owner);
    sandbox.breakS3(fault);
    const lost = await upload(owner);
    expect(lost).toMatchObject({ status: 503, body: AWAY });
    expect(lost.retryAfter).toBeGreaterThan(0);
    const unseen = await owner.get(`/api/files/${body.id}`);
    expect([unseen.status, await unseen.json()]).toEqual([503, AWAY]);
    sandbox.mendS3();
    expect((await upload(owner)).status).toBe(200);
    expect((await owner.get(`/api/files/${body.id}`)).status).toBe(200);
  },
);

test("a claim whose files could not be checked succeeds when sent again", async () => {
  const owner = await registeredBrowser(shop);
  const parcel = (await declareTestParcel(shop, owner, "received")).id;
  const files = [(await upload(owner)).body.id];
  const claim = () =>
    owner.call("/api/claims/create", { parcel, reason: "damaged", description: "Broken", files });
  sandbox.breakS3("broken");
  expect(await claim()).toEqual({ status: 503, body: AWAY });
  sandbox.mendS3();
  expect(await claim()).toMatchObject({
    status: 200,
    body: { claim: { files: [expect.stringContaining(files[0])] } },
  });
});

test("a chunked upload continues at its offset once the bucket works again", async () => {
  const owner = await registeredBrowser(shop);
  const whole = testPicture(1000).fill(7, 500);
  const begun = await owner.call("/api/files/begin", { kind: "claim", size: whole.length });
  const name: string = begun.body.upload;
  const part = (offset: number, end: number) =>
    send(owner, `/api/files/part/${name}?offset=${offset}`, whole.slice(offset, end));
  expect((await part(0, 600)).body).toMatchObject({ offset: 600 });
  sandbox.breakS3("broken");
  expect(await part(600, 1000)).toMatchObject({ status: 503, body: AWAY });
  sandbox.mendS3();
  expect((await owner.call(`/api/files/state/${name}`)).body).toMatchObject({ offset: 600 });
  const { body } = await part(600, 1000);
  const kept = await owner.get(`/api/files/${body.id}`);
  expect([...new Uint8Array(await kept.arrayBuffer())]).toEqual([...whole]);
});

test("an erased customer's files are deleted once the bucket works again", async () => {
  const owner = await registeredBrowser(shop);
  const { body } = await upload(owner);
  sandbox.breakS3("denied");
  const { password } = owner;
  expect(await owner.call("/api/account/delete", { password })).toMatchObject({ status: 200 });
  sandbox.mendS3();
  expect(await shop.services.files.readMetadata(body.id)).toBeDefined();
  await shop.services.startWork();
  await eventually(async () =>
    expect(await shop.services.files.readMetadata(body.id)).toBeUndefined(),
  );
});
