import type { ProductRecord } from "../domain/product/product-record.ts";
import type { Taxonomy } from "../domain/taxonomy.ts";

/** An LRU cache of product records; it also notes which records have an outdated stock. */
function createRecordStore(maxRecords: number) {
  const stored = new Map<number, ProductRecord>();
  const withOldStock = new Set<number>();
  const forget = (id: number) => {
    stored.delete(id);
    withOldStock.delete(id);
  };
  return {
    find: (id: number) => stored.get(id),
    keep(record: ProductRecord): void {
      stored.delete(record.id);
      stored.set(record.id, record);
      if (stored.size <= maxRecords) return;
      const [oldest] = stored.keys();
      if (oldest !== undefined) forget(oldest);
    },
    forget,
    hasOldStock: (id: number) => withOldStock.has(id),
    noteStock(id: number, isOld: boolean): void {
      if (!isOld) withOldStock.delete(id);
      else if (stored.has(id)) withOldStock.add(id);
    },
    clear(): void {
      stored.clear();
      withOldStock.clear();
    },
  };
}

/**
 * Cached records that follow the database: changed records are dropped, and a record is not cached if a change came
 * while it was being read. After a sale, a record is still used by readers that ignore its stock.
 */
export function createRecordCache(
  read: (ids: readonly number[]) => Promise<ProductRecord[]>,
  maxRecords: number,
) {
  const store = createRecordStore(maxRecords);
  let generation = 0;
  let stockGeneration = 0;

  async function readAndKeep(ids: readonly number[]): Promise<ProductRecord[]> {
    const [startedIn, stockStartedIn] = [generation, stockGeneration];
    const records = await read(ids);
    if (startedIn !== generation) return records;
    for (const record of records) {
      store.keep(record);
      store.noteStock(record.id, stockStartedIn !== stockGeneration);
    }
    return records;
  }

  async function find(
    ids: readonly number[],
    isUsable: (id: number) => boolean,
  ): Promise<ProductRecord[]> {
    const found = new Map<number, ProductRecord>();
    for (const id of ids) {
      const record = isUsable(id) ? store.find(id) : undefined;
      if (!record) continue;
      store.keep(record);
      found.set(id, record);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) {
      for (const record of await readAndKeep(missing)) found.set(record.id, record);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  return {
    /** In the order of the ids; products that are gone are left out. */
    get: (ids: readonly number[]) => find(ids, (id) => !store.hasOldStock(id)),
    getWithAnyStock: (ids: readonly number[]) => find(ids, () => true),
    drop(ids: readonly number[]): void {
      if (ids.length === 0) return;
      generation += 1;
      for (const id of ids) store.forget(id);
    },
    outdateStock(ids: readonly number[]): void {
      if (ids.length === 0) return;
      stockGeneration += 1;
      for (const id of ids) store.noteStock(id, true);
    },
    clear(): void {
      generation += 1;
      store.clear();
    },
  };
}
export type RecordCache = ReturnType<typeof createRecordCache>;

/** Read once, and again after a change; a failed read is not cached. */
export function createTaxonomyCache(read: () => Promise<Taxonomy>) {
  let cached: Promise<Taxonomy> | undefined;
  return {
    get(): Promise<Taxonomy> {
      if (cached) return cached;
      const reading = read().catch((error: unknown) => {
        if (cached === reading) cached = undefined;
        throw error;
      });
      cached = reading;
      return reading;
    },
    invalidate(): void {
      cached = undefined;
    },
  };
}
export type TaxonomyCache = ReturnType<typeof createTaxonomyCache>;
