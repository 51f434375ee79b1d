import type { Database } from "#database/connect.ts";
import { purgeUnreferencedFiles } from "#platform/files/purge-unreferenced-files.ts";
import type { FileStore } from "#ports/files.ts";
import { selectParcelFiles } from "../parcels.repository.ts";

/** Deletes uploads that are older than a day and that no parcel refers to. */
export const purgeParcelFiles = (
  db: Database,
  files: Pick<FileStore, "listKind" | "remove">,
  now: Date,
): Promise<void> =>
  purgeUnreferencedFiles(files, { kind: "parcel", now }, () => selectParcelFiles(db));
