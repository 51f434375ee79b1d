import { count, eq, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { PictureProblem } from "#ports/pictures.ts";
import { pictureSources } from "./pictures.tables.ts";

export type PictureSourceRow = Pick<typeof pictureSources.$inferSelect, "file" | "url" | "tries">;

/** So long whoever took some has to be done with them; then they are anybody's again. */
const LEASE_MINUTES = 10;

/** A picture over which processes die is not tried for ever: the try is counted before it begins. */
const MOST_TRIES = 10;

/** Over which processes died too often: for somebody to look at. */
async function giveUpSources(db: Queryable): Promise<void> {
  await db.execute(sql`
    update picture_sources set state = 'failed', problem = coalesce(problem, 'no_picture')
    where state = 'waiting' and next_try_at <= now() and tries >= ${MOST_TRIES}`);
}

/** Those that are due, for this node alone. */
export async function claimSources(db: Queryable, limit: number): Promise<PictureSourceRow[]> {
  await giveUpSources(db);
  const { rows } = await db.execute<PictureSourceRow>(sql`
    update picture_sources set tries = tries + 1,
      next_try_at = now() + make_interval(mins => ${LEASE_MINUTES})
    where file in (select file from picture_sources
      where state = 'waiting' and next_try_at <= now() and tries < ${MOST_TRIES}
      order by next_try_at limit ${limit} for update skip locked)
    returning file, url, tries`);
  return rows;
}

export async function saveFetched(db: Queryable, file: string): Promise<void> {
  await db
    .update(pictureSources)
    .set({ state: "done", problem: null })
    .where(eq(pictureSources.file, file));
}

type Failure = { file: string; problem: PictureProblem; pause: number | undefined };

/** Without a pause it is not tried again. */
export async function saveFailure(db: Queryable, { file, problem, pause }: Failure): Promise<void> {
  await db
    .update(pictureSources)
    .set({
      problem,
      state: pause === undefined ? "failed" : "waiting",
      nextTryAt: sql`now() + make_interval(secs => ${(pause ?? 0) / 1000})`,
    })
    .where(eq(pictureSources.file, file));
}

export const countSources = (db: Queryable) =>
  db
    .select({ source: pictureSources.source, state: pictureSources.state, count: count() })
    .from(pictureSources)
    .groupBy(pictureSources.source, pictureSources.state);

/** With the number that the supplier has for the product. */
export async function selectFailed(db: Queryable, source: string, limit: number) {
  const { rows } = await db.execute<{
    reference: string;
    url: string;
    problem: PictureProblem;
  }>(sql`
    select s.url, s.problem, coalesce((select p.source_reference from product_pictures pp
      join products p on p.id = pp.product_id where pp.file = s.file limit 1), '') as reference
    from picture_sources s where s.source = ${source} and s.state = 'failed'
    order by s.file limit ${limit}`);
  return rows;
}
