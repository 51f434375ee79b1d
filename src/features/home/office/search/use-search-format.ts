import { useMemo } from "react";
import { matchPath } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import type { SearchFormat } from "./search-groups.ts";

/** `paths` are the patterns of pages that the person may open. */
export function useSearchFormat(paths: readonly string[]): SearchFormat {
  const t = useT();
  const { money } = useOfficeFormat();
  const known = paths.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: how sums are written does not change in a page.
  return useMemo(
    () => ({
      t,
      money,
      mayOpen: (path) =>
        known.split(" ").some((pattern) => matchPath(pattern, path.split("?")[0] ?? "")),
    }),
    [t, known],
  );
}
