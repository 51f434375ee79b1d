/** What is wrong with a row that was good when it was read: the shop has changed since, or another row is in its way. */
export const LATE_FAULTS = ["slug_taken", "sku_taken", "no_sku"] as const;
export type LateFault = { code: (typeof LATE_FAULTS)[number]; value: string };
export type LateBadRow = { line: number; faults: readonly LateFault[] };

/** Its variants stay as they are. */
export const NO_SKU = "several variants, and the list has no SKU";
const WORDS = { slug_taken: "slug", sku_taken: "SKU" };

/** For the report of `npm run import`; the office has it in its own language. */
export const lateReason = ({ faults }: LateBadRow): string =>
  faults
    .map(({ code, value }) =>
      code === "no_sku"
        ? NO_SKU
        : `${WORDS[code]} ${JSON.stringify(value)} belongs to another product`,
    )
    .join("; ");
