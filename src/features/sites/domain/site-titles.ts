import type { Site } from "./site.ts";

type Named = Pick<Site, "id" | "name" | "region" | "isDefault">;

/** What staff call each site: its name, with its code where several have that name; the default one needs none. */
export function siteTitles(sites: readonly Named[]): Map<number, string> {
  const alike = Map.groupBy(sites, ({ name }) => name);
  return new Map(
    sites.map(({ id, name, region, isDefault }) => {
      const isAlone = alike.get(name)?.length === 1;
      return [id, isAlone || isDefault ? name : `${name} (${region})`];
    }),
  );
}
