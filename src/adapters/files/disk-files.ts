import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileTypeOf, MAX_FILE_BYTES } from "#core/file-type.ts";
import { fail, succeed } from "#core/result.ts";
import { FILE_KINDS, type FileStore } from "#ports/files.ts";
import { diskParts } from "./disk-parts.ts";
import { folderOf, SECRET_BYTES } from "./file-folder.ts";

const ID = /^(?<folder>c(?<customer>\d{1,15})|g)-(?<name>(?<kind>[a-z]+)-[\w-]{32})$/;

/** Of a file, or of what has come of one: without its ending the upload's own name. */
const nameOf = (file: string) => file.replace(/\.part$/, "");

/** A folder for each customer and one for guests; an id says which, and ends in a secret. */
export function createDiskFiles(root: string): FileStore {
  return {
    ...diskParts(root),
    async save(bytes, { owner, kind }) {
      if (bytes.length > MAX_FILE_BYTES) return fail("errors.file_too_large");
      if (!fileTypeOf(bytes)) return fail("errors.file_type");
      const folder = path.join(root, folderOf(owner));
      const name = `${kind}-${randomBytes(SECRET_BYTES).toString("base64url")}`;
      await mkdir(folder, { recursive: true });
      // Never seen half written.
      const draft = path.join(folder, `${name}.draft`);
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path.join(folder, name));
      return succeed(`${folderOf(owner)}-${name}`);
    },
    async read(id) {
      const { folder, customer, name } = ID.exec(id)?.groups ?? {};
      if (!folder || !name) return undefined;
      const bytes = await readFile(path.join(root, folder, name)).catch(() => undefined);
      const type = bytes && fileTypeOf(bytes);
      if (!type) return undefined;
      return { bytes, type, owner: customer === undefined ? null : Number(customer) };
    },
    async look(id) {
      const { folder, customer, name, kind: told } = ID.exec(id)?.groups ?? {};
      const kind = FILE_KINDS.find((one) => one === told);
      if (!folder || !name || !kind) return undefined;
      const file = await stat(path.join(root, folder, name)).catch(() => undefined);
      return file && { owner: customer === undefined ? null : Number(customer), kind };
    },
    async listGuests(before) {
      const folder = folderOf(null);
      const names = await readdir(path.join(root, folder)).catch(() => []);
      const ids: string[] = [];
      for (const name of names) {
        const file = await stat(path.join(root, folder, name)).catch(() => undefined);
        const id = `${folder}-${name}`;
        if (ID.test(id) && file && file.mtime < before) ids.push(id);
      }
      return ids;
    },
    async listKind(kind, before) {
      const ids: string[] = [];
      for (const folder of await readdir(root).catch(() => [])) {
        for (const file of await readdir(path.join(root, folder)).catch(() => [])) {
          if (!file.startsWith(`${kind}-`)) continue;
          const kept = await stat(path.join(root, folder, file)).catch(() => undefined);
          if (kept && kept.mtime < before) ids.push(`${folder}-${nameOf(file)}`);
        }
      }
      return ids;
    },
    async forget(id) {
      const [, folder, name] = /^(c\d{1,15}|g)-([a-z]+-[\w-]{32,50})$/.exec(id) ?? [];
      if (!folder || !name) return;
      const file = path.join(root, folder, name);
      await rm(file, { force: true });
      await rm(`${file}.part`, { force: true });
    },
    async forgetOwner(customerId) {
      await rm(path.join(root, folderOf(customerId)), { recursive: true, force: true });
    },
  };
}
