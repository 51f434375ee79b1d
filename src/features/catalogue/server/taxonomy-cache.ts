import type { Taxonomy } from "../domain/taxonomy.ts";

/** Read once, and anew after a change; a failure is not kept. */
export function createTaxonomyCache(read: () => Promise<Taxonomy>) {
  let kept: Promise<Taxonomy> | undefined;
  return {
    get(): Promise<Taxonomy> {
      if (kept) return kept;
      const reading = read().catch((error: unknown) => {
        if (kept === reading) kept = undefined;
        throw error;
      });
      kept = reading;
      return reading;
    },
    invalidate(): void {
      kept = undefined;
    },
  };
}
export type TaxonomyCache = ReturnType<typeof createTaxonomyCache>;
