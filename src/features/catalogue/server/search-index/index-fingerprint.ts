import { createHash } from "node:crypto";
import type { IndexContext } from "./search-document.ts";

/** The same for two places whose documents are the same. */
export function fingerprint({ taxonomy, sites, languages }: IndexContext): string {
  const { categories, fields } = taxonomy;
  const facts = [
    [...categories.values()],
    fields.map(({ values, ...field }) => [field, [...values.values()]]),
    sites.map(({ id, categorySet }) => [id, categorySet]),
    languages,
  ];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex");
}
