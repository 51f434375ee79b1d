import { useMemo } from "react";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { isOpenPath } from "#office-ui/me/open-paths.ts";
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
      mayOpen: (path) => isOpenPath(known.split(" "), path),
    }),
    [t, known],
  );
}
