import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { FilesUnavailable } from "#ports/files.ts";
import { pictureSuite } from "#ports/pictures.suite.ts";
import { startSandbox } from "../../../sandbox/start-sandbox.ts";
import { s3Settings } from "../files/s3/fixtures/s3-settings.ts";
import { createS3Bucket } from "../files/s3/s3-bucket.ts";
import { createDiskPictures } from "./disk-pictures.ts";
import { createS3Pictures } from "./s3-pictures.ts";

const folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
const sandbox = await startSandbox({ port: 0, shopUrl: "" });
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});
afterEach(() => sandbox.mendS3());
const bucket = () => createS3Bucket(s3Settings(sandbox));

pictureSuite("disk", async () => createDiskPictures(folder));
pictureSuite("S3", async () => createS3Pictures(bucket()));

test("reading from a store that does not respond throws FilesUnavailable", async () => {
  sandbox.breakS3("denied", 9);
  await expect(createS3Pictures(bucket()).read("0".repeat(64))).rejects.toThrow(FilesUnavailable);
});
