import { createServer } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { fileSuite } from "#ports/files.suite.ts";
import { FilesUnavailable } from "#ports/files.ts";
import { startSandbox } from "../../../../sandbox/start-sandbox.ts";
import { s3Settings } from "./fixtures/s3-settings.ts";
import { createS3Bucket } from "./s3-bucket.ts";
import type { S3Settings } from "./s3-client.ts";
import { createS3Files } from "./s3-files.ts";
import { createS3Objects } from "./s3-objects.ts";

const sandbox = await startSandbox({ port: 0, shopUrl: "" });
afterAll(() => sandbox.close());
afterEach(() => sandbox.mendS3());

const { keys } = s3Settings(sandbox);
const bucketWith = (changes: Partial<S3Settings> = {}) =>
  createS3Bucket({ ...s3Settings(sandbox), ...changes });
const filesWith = (changes: Partial<S3Settings> = {}) => createS3Files(bucketWith(changes));

fileSuite("S3", async () => filesWith());

const png = (size = 100) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return bytes;
};
const about = { owner: 7, kind: "claim" as const };
const begun = async (size: number) => {
  const upload = await filesWith().begin({ ...about, size });
  if (!upload.ok) throw new Error(upload.code);
  return upload.value;
};

describe("wrong settings", () => {
  test.each([
    ["the key", { keys: { ...keys, key: "AKIAOTHER" } }, "403 InvalidAccessKeyId"],
    ["the secret", { keys: { ...keys, secret: "other" } }, "403 SignatureDoesNotMatch"],
    ["the region", { region: "us-east-1" }, "400 AuthorizationHeaderMalformed"],
    ["the bucket", { bucket: "another-bucket" }, "404|no bucket"],
    ["the address", { endpoint: "http://localhost:9" }, "ECONNREFUSED"],
  ])("a wrong setting is named in the error: %s", async (_what, changes, words) => {
    await expect(bucketWith(changes).check()).rejects.toThrow(FilesUnavailable);
    await expect(filesWith(changes).save(png(), about)).rejects.toThrow(new RegExp(words));
  });

  test("correct settings pass the check", async () => {
    await expect(bucketWith().check()).resolves.toBeUndefined();
    await expect(
      bucketWith({ endpoint: `${sandbox.url}/s3/` }).check(),
      "a slash at the end",
    ).resolves.toBeUndefined();
  });
});

describe("credentials and addresses of the bucket", () => {
  test("a session token is sent and signed, and an expired one is reported", async () => {
    const withToken = (token: string) => bucketWith({ keys: { ...keys, token } });
    await expect(withToken("of a session").check()).resolves.toBeUndefined();
    await expect(withToken("over").check()).rejects.toThrow("403 ExpiredToken");
  });

  test("without configured keys, keys and token come from the environment", async () => {
    vi.stubEnv("AWS_ACCESS_KEY_ID", keys.key);
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", keys.secret);
    vi.stubEnv("AWS_SESSION_TOKEN", "of a session");
    await expect(bucketWith({ keys: undefined }).check()).resolves.toBeUndefined();
    vi.stubEnv("AWS_SESSION_TOKEN", "over");
    await expect(bucketWith({ keys: undefined }).check()).rejects.toThrow("403 ExpiredToken");
    vi.unstubAllEnvs();
  });

  test("the bucket may be the first part of the host name", async () => {
    const asked: string[] = [];
    const lookup: LookupFunction = (host, options, callback) => {
      asked.push(host);
      callback(null, options.all ? [{ address: "127.0.0.1", family: 4 }] : "127.0.0.1", 4);
    };
    const endpoint = `http://s3.example:${new URL(sandbox.url).port}/s3`;
    const files = filesWith({ endpoint, isVirtualHost: true, lookup });
    const saved = await files.save(png(), about);
    expect(saved.ok && (await filesWith().read(saved.value))?.bytes).toEqual(png());
    expect(new Set(asked)).toEqual(new Set([`${sandbox.keys.s3.bucket}.s3.example`]));
  });
});

describe("failures of the store", () => {
  test("a response that stops in the middle times out", async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { "content-length": "1000" }).write("half");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const bucket = bucketWith({ endpoint: `http://127.0.0.1:${port}`, timeoutMs: 200 });
    await expect(bucket.get("c1/quote-x")).rejects.toThrow(FilesUnavailable);
    server.close().closeAllConnections();
  });

  test("a request that fails once is retried", async () => {
    sandbox.breakS3("broken", 1);
    const saved = await filesWith().save(png(), about);
    expect(saved.ok && (await filesWith().readMetadata(saved.value))).toEqual(about);
  });

  test.each(["denied", "broken", "hanging"] as const)(
    "%s: every call throws FilesUnavailable, and the stored file is still there afterwards",
    async (fault) => {
      const saved = await filesWith().save(png(), about);
      const id = saved.ok ? saved.value : "";
      sandbox.breakS3(fault);
      const files = filesWith({ timeoutMs: fault === "hanging" ? 200 : 60_000 });
      await expect(files.read(id)).rejects.toThrow(FilesUnavailable);
      await expect(files.readMetadata(id)).rejects.toThrow(FilesUnavailable);
      await expect(files.listKind("claim", new Date())).rejects.toThrow(FilesUnavailable);
      await expect(files.remove(id)).rejects.toThrow(FilesUnavailable);
      await expect(files.save(png(), about)).rejects.toThrow(FilesUnavailable);
      sandbox.mendS3();
      expect((await filesWith().read(id))?.bytes).toEqual(png());
    },
  );

  test("an error names the refused operation but not the file", async () => {
    sandbox.breakS3("denied");
    const id = `c7-claim-${"x".repeat(32)}`;
    const error = await filesWith()
      .read(id)
      .catch((problem: Error) => problem);
    expect(error).toBeInstanceOf(FilesUnavailable);
    expect(String(error)).toContain("GET: 403 AccessDenied");
    expect(String(error)).not.toContain("xxxx");
  });

  test("an upload continues at its offset on any node", async () => {
    const whole = png(100).fill(5, 20);
    const upload = await begun(100);
    await filesWith().append(upload, 0, whole.subarray(0, 60));
    sandbox.breakS3("broken");
    const lost = filesWith().append(upload, 60, whole.subarray(60));
    await expect(lost).rejects.toThrow(FilesUnavailable);
    sandbox.mendS3();
    expect(await filesWith().findUpload(upload)).toMatchObject({ offset: 60, id: undefined });
    const sent = await filesWith().append(upload, 60, whole.subarray(60));
    const id = sent.ok ? (sent.value.id ?? "") : "";
    expect((await filesWith().read(id))?.bytes).toEqual(whole);
  });

  test("an upload whose last part arrived becomes a file when it is looked up", async () => {
    const upload = await begun(100);
    const name = upload.replace("-", "/");
    await bucketWith().put(`${name}.part/000000000`, png(), "application/octet-stream");
    const found = await filesWith().findUpload(upload);
    expect(found).toMatchObject({ offset: 100, id: expect.stringContaining("c7-claim-") });
    expect((await filesWith().read(found?.id ?? ""))?.bytes).toEqual(png());
    expect(await filesWith().findUpload(upload)).toEqual(found);
  });
});

test("a finished upload is one object, and its parts are deleted", async () => {
  const upload = await begun(100);
  for (const offset of [0, 50])
    await filesWith().append(upload, offset, png().subarray(offset, offset + 50));
  const keys: string[] = [];
  for await (const { key } of bucketWith().list("c7/claim-")) keys.push(key);
  const whole = upload.replace(/^c7-claim-100-/, "c7/claim-");
  expect(keys.filter((key) => key.includes(whole.slice(-32)))).toEqual([whole]);
});

test("objects of the shop itself are not listed as uploads", async () => {
  const objects = createS3Objects(bucketWith());
  await objects.put("index/0001", png(300));
  expect(await objects.get("index/0001")).toEqual(png(300));
  expect(await objects.get("index/0002")).toBeUndefined();
  const files = await filesWith().listKind("claim", new Date(Date.now() + 60_000));
  expect(files.join()).not.toContain("index");
  await objects.remove("index/0001");
  expect(await objects.get("index/0001")).toBeUndefined();
});
