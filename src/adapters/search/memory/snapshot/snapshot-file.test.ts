import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { packArrays, readSnapshotFile, unpackArrays, writeSnapshotFile } from "./snapshot-file.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "snapshot-file-"));
  file = path.join(folder, "below", "index.snapshot");
});
afterEach(() => rm(folder, { recursive: true }));

const CONTENT = {
  version: "1",
  numbers: [1, 2, null],
  odd: Uint8Array.of(1, 2, 3),
  inside: { words: Int32Array.of(-1, 7), none: new Uint16Array(0) },
  list: [Float64Array.of(0.5), Float32Array.of(1.5), Uint32Array.of(4_294_967_295)],
  text: "žodis",
};
const always = () => true;
const whole = async (bytes: Buffer) => {
  await writeFile(file, bytes);
  return readSnapshotFile(file, always);
};

it("a snapshot file is read back as it was written, into shared memory", async () => {
  await writeSnapshotFile(file, CONTENT);
  const read = (await readSnapshotFile(file, always)) as typeof CONTENT;
  expect(read).toEqual(CONTENT);
  expect(read.inside.words.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(await readdir(path.dirname(file))).toEqual(["index.snapshot"]);
});

it("a snapshot file replaces an older, longer one", async () => {
  await writeSnapshotFile(file, { ...CONTENT, more: new Uint32Array(5000) });
  await writeSnapshotFile(file, CONTENT);
  expect(await readSnapshotFile(file, always)).toEqual(CONTENT);
});

it("a snapshot file can hold arrays larger than one write", async () => {
  const large = new Uint32Array(2_200_000);
  for (let at = 0; at < large.length; at += 1000) large[at] = at;
  await writeSnapshotFile(file, { large, after: Uint8Array.of(9) });
  const read = (await readSnapshotFile(file, always)) as { large: Uint32Array; after: Uint8Array };
  expect(
    Buffer.compare(Buffer.from(read.large.buffer, 0, 8_800_000), Buffer.from(large.buffer)),
  ).toBe(0);
  expect([...read.after]).toEqual([9]);
});

it("reading an incomplete or damaged snapshot file fails with a reason", async () => {
  await writeSnapshotFile(file, CONTENT);
  const bytes = await readFile(file);
  await expect(whole(bytes.subarray(0, -1))).rejects.toThrow("not whole");
  await expect(whole(Buffer.concat([bytes, Buffer.alloc(8)]))).rejects.toThrow("not whole");
  await expect(whole(bytes.subarray(0, 10))).rejects.toThrow("cut off");
  const magic = Buffer.from(bytes).fill(0, 0, 1);
  await expect(whole(magic)).rejects.toThrow("not whole");
  const header = Buffer.from(bytes).fill("?", 30, 31);
  await expect(whole(header)).rejects.toThrow("damaged");
  await writeFile(file, bytes);
  const seen: unknown[] = [];
  const refuse = (tree: unknown) => {
    seen.push((tree as typeof CONTENT).version);
    return false;
  };
  await expect(readSnapshotFile(file, refuse)).rejects.toThrow("of another version");
  expect(seen).toEqual(["1"]);
  expect(bytes.readUInt32LE(8)).toBe(crc32(bytes.subarray(24, 24 + bytes.readUInt32LE(4))));
});

it("a failed write of a snapshot leaves no file behind", async () => {
  await expect(writeSnapshotFile(file, { odd: new BigInt64Array(1) })).rejects.toThrow(
    "a snapshot cannot keep a BigInt64Array",
  );
  await expect(readSnapshotFile(file, always)).rejects.toThrow("ENOENT");
});

it("a snapshot file that cannot be replaced leaves no temporary file", async () => {
  await writeSnapshotFile(path.join(file, "occupied"), CONTENT);
  await expect(writeSnapshotFile(file, CONTENT)).rejects.toThrow("EISDIR");
  expect(await readdir(path.dirname(file))).toEqual(["index.snapshot"]);
});

it("a snapshot file is no larger than its content", async () => {
  await writeSnapshotFile(file, { odd: Uint8Array.of(1, 2, 3), words: new Int32Array(10) });
  const bytes = await readFile(file);
  expect(bytes.length).toBe(Math.ceil((24 + bytes.readUInt32LE(4)) / 8) * 8 + 8 + 40);
});

it("the arrays of a snapshot are stored one after another, aligned to eight bytes", () => {
  const { tree, arrays, bytes } = packArrays({
    a: Uint8Array.of(1),
    b: [Uint16Array.of(1, 2)],
    c: 5,
  });
  expect(tree).toEqual({
    a: { $array: "Uint8Array", at: 0, length: 1 },
    b: [{ $array: "Uint16Array", at: 8, length: 2 }],
    c: 5,
  });
  expect([arrays.length, bytes]).toEqual([2, 16]);
  const memory = new SharedArrayBuffer(16);
  new Uint8Array(memory)[8] = 3;
  expect(unpackArrays(tree, memory)).toEqual({
    a: Uint8Array.of(0),
    b: [Uint16Array.of(3, 0)],
    c: 5,
  });
});
