import type { Site } from "../../domain/site.ts";
import { siteProblem } from "./site-problem.ts";

export type BadSite = {
  region: string;
  field: string;
  reason: string;
  /** Whether its last good version is still in use. */
  isLastGoodInUse: boolean;
};

/**
 * Rows are written by hand too. A site that no page could be made with keeps its last good version, or
 * is left out; the others go on. Each problem is told once, not on every reload.
 */
export function createSiteFilter(onBadSite: (bad: BadSite) => void) {
  let lastGood = new Map<number, Site>();
  let told = new Set<string>();

  return function usable(sites: readonly Site[]): Site[] {
    const problems = new Set<string>();
    const good = sites.flatMap((site) => {
      const problem = siteProblem(site);
      if (!problem) return [site];
      const former = lastGood.get(site.id);
      const key = `${site.id} ${problem.field}`;
      problems.add(key);
      const kept = former !== undefined;
      if (!told.has(key)) onBadSite({ region: site.region, ...problem, isLastGoodInUse: kept });
      return former ? [former] : [];
    });
    told = problems;
    lastGood = new Map(good.map((site) => [site.id, site]));
    return good;
  };
}
