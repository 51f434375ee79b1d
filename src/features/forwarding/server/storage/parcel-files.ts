import type { Database } from "#database/connect.ts";
import { purgeUnreferencedFiles } from "#platform/files/purge-unreferenced-files.ts";
import type { FileStore } from "#ports/files.ts";
import { selectParcelFiles } from "../parcels.repository.ts";

/** Uploads that no parcel names, a day later. */
export const purgeParcelFiles = (
  db: Database,
  files: Pick<FileStore, "listKind" | "remove">,
  now: Date,
): Promise<void> =>
  purgeUnreferencedFiles(files, { kind: "parcel", now }, () => selectParcelFiles(db));
