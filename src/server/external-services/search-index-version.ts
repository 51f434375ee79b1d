import { sourceVersion } from "#adapters/search/memory/snapshot/snapshot.ts";
import { hashImported } from "#adapters/threads/source-version.ts";

const DOCUMENTS = "src/features/catalogue/server/search-index/read-search-documents.ts";

/** Changes with the code that makes the documents or the arrays of the index, so that an old index is not reused. */
export const searchIndexVersion = (): string => `${sourceVersion()}-${hashImported(DOCUMENTS)}`;
