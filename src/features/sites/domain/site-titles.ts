import type { Site } from "./site.ts";

type Named = Pick<Site, "id" | "name" | "region" | "isDefault">;

/** Site names for the office: the name, plus the code if several sites share it; the default site needs no code. */
export function siteTitles(sites: readonly Named[]): Map<number, string> {
  const alike = Map.groupBy(sites, ({ name }) => name);
  return new Map(
    sites.map(({ id, name, region, isDefault }) => {
      const isAlone = alike.get(name)?.length === 1;
      return [id, isAlone || isDefault ? name : `${name} (${region})`];
    }),
  );
}
