/** SPEC §5: split on commas, trimmed, empties dropped. */
export const pixelIds = (list: string | null): string[] =>
  (list ?? "")
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean);
