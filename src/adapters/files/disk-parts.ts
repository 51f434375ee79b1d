import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { FILE_HEAD_BYTES, fileTypeOf, MAX_FILE_BYTES } from "#core/file-type.ts";
import { fail, succeed } from "#core/result.ts";
import { type ArrivingFile, FILE_KINDS, type FileStore } from "#ports/files.ts";
import { folderOf, SECRET_BYTES } from "./file-folder.ts";
import { oneByOne } from "./one-by-one.ts";

/** Its name says whose it is, what for, and how large it will be. */
const UPLOAD =
  /^(?<folder>c(?<customer>\d{1,15})|g)-(?<kind>[a-z]+)-(?<size>\d{1,9})-(?<secret>[\w-]{32})$/;

type Place = {
  owner: number | null;
  size: number;
  /** What it is while it arrives, and what it becomes. */
  part: string;
  whole: string;
  id: string;
};

function placeOf(root: string, upload: string): Place | undefined {
  const { folder, customer, kind, size, secret } = UPLOAD.exec(upload)?.groups ?? {};
  if (!folder || !FILE_KINDS.some((one) => one === kind)) return undefined;
  const name = `${kind}-${secret}`;
  return {
    owner: customer === undefined ? null : Number(customer),
    size: Number(size),
    part: path.join(root, folder, `${kind}-${size}-${secret}.part`),
    whole: path.join(root, folder, name),
    id: `${folder}-${name}`,
  };
}

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size;

async function arriving({
  owner,
  size,
  part,
  whole,
  id,
}: Place): Promise<ArrivingFile | undefined> {
  const offset = await sizeOf(part);
  if (offset !== undefined) return { owner, size, offset, id: undefined };
  const isWhole = (await sizeOf(whole)) === size;
  return isWhole ? { owner, size, offset: size, id } : undefined;
}

async function writeAt(file: string, offset: number, bytes: Uint8Array): Promise<Uint8Array> {
  const handle = await open(file, "r+");
  try {
    await handle.write(bytes, 0, bytes.length, offset);
    const head = new Uint8Array(FILE_HEAD_BYTES);
    await handle.read(head, 0, FILE_HEAD_BYTES, 0);
    return head;
  } finally {
    await handle.close();
  }
}

/** What is no file of ours is told with its first part, not after its last. */
async function takes({ part, size }: Place, offset: number, bytes: Uint8Array): Promise<boolean> {
  const head = await writeAt(part, offset, bytes);
  const isTold = offset + bytes.length >= Math.min(FILE_HEAD_BYTES, size);
  if (!isTold || fileTypeOf(head)) return true;
  await rm(part, { force: true });
  return false;
}

/** Files that come in parts: beside the others, under a name that nobody is given. */
export function diskParts(root: string): Pick<FileStore, "begin" | "lookArriving" | "append"> {
  const inTurn = oneByOne();
  return {
    async begin({ owner, kind, size }) {
      if (size > MAX_FILE_BYTES) return fail("errors.file_too_large");
      const secret = randomBytes(SECRET_BYTES).toString("base64url");
      const upload = `${folderOf(owner)}-${kind}-${size}-${secret}`;
      await mkdir(path.join(root, folderOf(owner)), { recursive: true });
      await writeFile(placeOf(root, upload)?.part ?? "", "", { mode: 0o600 });
      return succeed(upload);
    },
    async lookArriving(upload) {
      const place = placeOf(root, upload);
      return place && arriving(place);
    },
    async append(upload, offset, bytes) {
      const place = placeOf(root, upload);
      if (!place) return fail("errors.not_found");
      return inTurn(upload, () => append(place, offset, bytes));
    },
  };
}

async function append(
  place: Place,
  offset: number,
  bytes: Uint8Array,
): ReturnType<FileStore["append"]> {
  const now = await arriving(place);
  if (!now) return fail("errors.not_found");
  if (now.id) return succeed(now);
  if (offset !== now.offset || bytes.length === 0) return fail("errors.upload_offset");
  const end = offset + bytes.length;
  if (end > place.size) return fail("errors.file_too_large");
  if (!(await takes(place, offset, bytes))) return fail("errors.file_type");
  if (end < place.size) return succeed({ ...now, offset: end });
  await rename(place.part, place.whole);
  return succeed({ ...now, offset: end, id: place.id });
}
