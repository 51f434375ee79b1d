import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { crc32 } from "node:zlib";

const KINDS = { Int32Array, Uint32Array, Uint16Array, Uint8Array, Float32Array, Float64Array };
type Kind = keyof typeof KINDS;
type SharedArray = InstanceType<(typeof KINDS)[Kind]>;

/** Stands for an array in JSON: its kind, and where its bytes are. */
type ArrayReference = { $array: Kind; at: number; length: number };

const ALIGNMENT = 8;
const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** A tree that contains arrays: the tree as JSON and, separately, the arrays, one after another. */
type Packed = { tree: unknown; arrays: SharedArray[]; bytes: number };

export function packArrays(value: unknown): Packed {
  const arrays: SharedArray[] = [];
  let bytes = 0;
  const pack = (node: unknown): unknown => {
    if (ArrayBuffer.isView(node)) {
      const array = node as SharedArray;
      const place: ArrayReference = { $array: kindOf(array), at: bytes, length: array.length };
      arrays.push(array);
      bytes += aligned(array.byteLength);
      return place;
    }
    if (Array.isArray(node)) return node.map(pack);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, pack(child)]));
  };
  return { tree: pack(value), arrays, bytes };
}

function kindOf(array: SharedArray): Kind {
  const kind = array.constructor.name as Kind;
  if (!Object.hasOwn(KINDS, kind)) throw new Error(`a snapshot cannot keep a ${kind}`);
  return kind;
}

/** Rebuilds the tree, with arrays as views into the bytes: nothing is copied. */
export function unpackArrays(tree: unknown, memory: SharedArrayBuffer): unknown {
  if (typeof tree !== "object" || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((node) => unpackArrays(node, memory));
  if (isArrayReference(tree))
    return new KINDS[tree.$array](memory as ArrayBufferLike as ArrayBuffer, tree.at, tree.length);
  const entries = Object.entries(tree).map(([key, node]) => [key, unpackArrays(node, memory)]);
  return Object.fromEntries(entries);
}

const isArrayReference = (node: object): node is ArrayReference => "$array" in node;

/** Magic number, header length, header checksum, length of the arrays; then both, aligned to 8 bytes. */
const MAGIC = 0x58_44_49_43;
const PREAMBLE_BYTES = 24;
/** The size of one read or write, limited so that a slow disk does not block other reads. */
const CHUNK_BYTES = 1 << 23;

const startOfArrays = (headerBytes: number) => Math.ceil((PREAMBLE_BYTES + headerBytes) / 8) * 8;

/** Written to a temporary file and renamed, so that a reader sees the old file or the new one, never half of it. */
export async function writeSnapshotFile(file: string, content: unknown): Promise<void> {
  const packed = packArrays(content);
  const beside = `${file}.${process.pid}.new`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const handle = await open(beside, "w");
    try {
      await writeAll(handle, packed);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
}

async function writeAll(handle: FileHandle, { tree, arrays, bytes }: Packed): Promise<void> {
  const header = Buffer.from(JSON.stringify(tree));
  const preamble = Buffer.alloc(PREAMBLE_BYTES);
  preamble.writeUInt32LE(MAGIC, 0);
  preamble.writeUInt32LE(header.length, 4);
  preamble.writeUInt32LE(crc32(header), 8);
  preamble.writeDoubleLE(bytes, 16);
  await handle.write(preamble, 0, PREAMBLE_BYTES, 0);
  await handle.write(header, 0, header.length, PREAMBLE_BYTES);
  let position = startOfArrays(header.length);
  for (const array of arrays) {
    const content = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    // Stryker disable next-line EqualityOperator: a chunk of no bytes more
    for (let at = 0; at < content.length; at += CHUNK_BYTES) {
      const chunk = content.subarray(at, at + CHUNK_BYTES);
      await handle.write(chunk, 0, chunk.length, position + at);
    }
    position += Math.ceil(content.length / 8) * 8;
  }
  await handle.truncate(position);
}

/** Throws if the file is incomplete; `accept` checks the header before the arrays are read. */
export async function readSnapshotFile(
  file: string,
  accept: (header: unknown) => boolean,
): Promise<unknown> {
  const handle = await open(file, "r");
  try {
    const preamble = await readExactly(handle, new Uint8Array(PREAMBLE_BYTES), 0);
    const view = new DataView(preamble.buffer);
    const headerBytes = view.getUint32(4, true);
    const bytes = view.getFloat64(16, true);
    const start = startOfArrays(headerBytes);
    const { size } = await handle.stat();
    if (view.getUint32(0, true) !== MAGIC || size !== start + bytes) throw new Error("not whole");
    const header = await readExactly(handle, new Uint8Array(headerBytes), PREAMBLE_BYTES);
    if (crc32(header) !== view.getUint32(8, true)) throw new Error("damaged");
    const tree: unknown = JSON.parse(Buffer.from(header).toString());
    if (!accept(tree)) throw new Error("of another version");
    const memory = new SharedArrayBuffer(bytes);
    await readExactly(handle, new Uint8Array(memory), start);
    return unpackArrays(tree, memory);
  } finally {
    await handle.close();
  }
}

async function readExactly<Bytes extends Uint8Array>(
  handle: FileHandle,
  into: Bytes,
  position: number,
): Promise<Bytes> {
  let at = 0;
  while (at < into.length) {
    const length = Math.min(CHUNK_BYTES, into.length - at);
    const { bytesRead } = await handle.read(into, at, length, position + at);
    if (bytesRead === 0) throw new Error("cut off");
    at += bytesRead;
  }
  return into;
}
