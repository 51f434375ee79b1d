import type { Site } from "#features/sites/domain/site.ts";
import { findNamedQuery } from "../../domain/listing/named-query.ts";
import type { ResolveQueryKey } from "./search-protocol.api.ts";

/** A key of another site names nothing here. */
export const resolveKeyAtSite: ResolveQueryKey = (site, queryKey) => {
  const named = findNamedQuery(site, queryKey);
  return named && { site, ...named };
};

/** A search node answers our own nodes for every site, whatever name it goes by. */
export const resolveKeyAtAnySite =
  (listSites: () => readonly Site[]): ResolveQueryKey =>
  (_site, queryKey) => {
    for (const site of listSites()) {
      const named = findNamedQuery(site, queryKey);
      if (named) return { site, ...named, isInside: true };
    }
    return undefined;
  };
