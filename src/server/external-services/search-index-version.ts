import { sourceVersion } from "#adapters/search/memory/snapshot/snapshot.ts";
import { hashImported } from "#adapters/threads/source-version.ts";

const DOCUMENTS = "src/features/catalogue/server/search-index/read-search-documents.ts";

/** Whoever makes other documents of the same goods, or other arrays of the same documents, starts from no other's index. */
export const searchIndexVersion = (): string => `${sourceVersion()}-${hashImported(DOCUMENTS)}`;
