import { expect, it } from "vitest";
import { aDocument, aQuery } from "#ports/fixtures/search-document.ts";
import { searchSuite } from "#ports/search.suite.ts";
import { createMemorySearch } from "./create-memory-search.ts";

searchSuite("memory", () => createMemorySearch({ workers: 1 }));

it("the search engine ends in the middle of a build without leaving anybody waiting", async () => {
  const engine = await createMemorySearch({ workers: 1 });
  const never = new Promise<void>(() => {});
  async function* catalogue() {
    for (let id = 1; id < 500; id += 1) yield aDocument({ id });
    await never;
  }
  void engine.swap(catalogue()).catch(() => {});
  await engine.close();
  await expect(engine.search(aQuery())).rejects.toThrow("closed");
  await expect(engine.upsert([aDocument({ id: 1 })])).resolves.toBeUndefined();
});
