import { searchSuite } from "#ports/search.suite.ts";
import { createMemorySearch } from "./create-memory-search.ts";

searchSuite("memory", () => createMemorySearch({ workers: 1 }));
