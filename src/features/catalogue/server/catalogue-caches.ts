import type { ProductRecord } from "../domain/product/product-record.ts";
import type { Taxonomy } from "../domain/taxonomy.ts";

/**
 * Records of products in memory, least recently shown out first. They follow the database: what
 * changed is dropped, and a record that was being read meanwhile is not kept.
 */
export function createRecordCache(
  read: (ids: readonly number[]) => Promise<ProductRecord[]>,
  maxRecords: number,
) {
  const cached = new Map<number, ProductRecord>();
  let generation = 0;

  function keep(record: ProductRecord): void {
    cached.delete(record.id);
    cached.set(record.id, record);
    if (cached.size <= maxRecords) return;
    const [oldest] = cached.keys();
    if (oldest !== undefined) cached.delete(oldest);
  }

  return {
    /** In the order asked; those that are gone are left out. */
    async get(ids: readonly number[]): Promise<ProductRecord[]> {
      const found = new Map<number, ProductRecord>();
      const missing: number[] = [];
      for (const id of ids) {
        const record = cached.get(id);
        if (!record) missing.push(id);
        else {
          keep(record);
          found.set(id, record);
        }
      }
      if (missing.length > 0) {
        const startedIn = generation;
        for (const record of await read(missing)) {
          found.set(record.id, record);
          if (startedIn === generation) keep(record);
        }
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    drop(ids: readonly number[]): void {
      generation += 1;
      for (const id of ids) cached.delete(id);
    },
    clear(): void {
      generation += 1;
      cached.clear();
    },
  };
}
export type RecordCache = ReturnType<typeof createRecordCache>;

/** Read once, and anew after a change; a failure is not kept. */
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
