import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { redirects, sites } from "#features/sites/server/sites.tables.ts";

/** Without a region, the rule applies to every site. */
export type RedirectDefinition = {
  region?: string;
  path: string;
  target: string;
  status?: 301 | 302 | 307 | 308;
};

export async function insertRedirects(
  db: Queryable,
  definitions: RedirectDefinition[],
): Promise<void> {
  if (definitions.length === 0) return;
  const siteIds = await readSiteIds(db, definitions);
  const rows = definitions.map(({ region, path, target, status = 301 }) => ({
    siteId: region === undefined ? null : siteIds(region),
    path,
    target,
    status,
  }));
  await db
    .insert(redirects)
    .values(rows)
    .onConflictDoUpdate({
      target: [redirects.siteId, redirects.path],
      set: { target: sql`excluded.target`, status: sql`excluded.status` },
    });
}

async function readSiteIds(db: Queryable, definitions: RedirectDefinition[]) {
  const regions = [...new Set(definitions.flatMap(({ region }) => region ?? []))];
  const rows = await db
    .select({ id: sites.id, region: sites.region })
    .from(sites)
    .where(inArray(sites.region, regions));
  const ids = new Map(rows.map((row) => [row.region, row.id]));
  return (region: string): number => {
    const id = ids.get(region);
    if (id === undefined) throw new Error(`There is no site ${region} in the database`);
    return id;
  };
}
