import { fail } from "#core/result.ts";
import type { FileStore } from "#ports/files.ts";

/** A photograph that arrived cut or damaged shows nothing: it is refused, and its sender is told at once. */
export function refuseBrokenPictures(
  files: FileStore,
  isBroken: (bytes: Uint8Array) => Promise<boolean>,
): FileStore {
  async function removeBroken(id: string): Promise<boolean> {
    const file = await files.read(id);
    if (!file || !(await isBroken(file.bytes))) return false;
    await files.remove(id);
    return true;
  }

  return {
    ...files,
    async save(bytes, about) {
      return (await isBroken(bytes)) ? fail("errors.file_broken") : files.save(bytes, about);
    },
    async append(upload, offset, bytes) {
      const taken = await files.append(upload, offset, bytes);
      const id = taken.ok ? taken.value.id : undefined;
      return id && (await removeBroken(id)) ? fail("errors.file_broken") : taken;
    },
    async findUpload(upload) {
      const found = await files.findUpload(upload);
      // The process may have ended between the last byte and the look at it.
      return found?.id && (await removeBroken(found.id)) ? undefined : found;
    },
  };
}
