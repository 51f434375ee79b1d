import { count, eq, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { PictureProblem } from "#ports/pictures.ts";
import { pictureSources } from "./pictures.tables.ts";

export type PictureSourceRow = Pick<typeof pictureSources.$inferSelect, "file" | "url" | "tries">;

/** A node has to finish its claimed pictures within this time; then other nodes can claim them. */
const LEASE_MINUTES = 10;

/** A picture that crashes processes is not retried forever: the attempt is counted before it starts. */
const MOST_TRIES = 10;

/** Marks pictures with too many attempts as failed, so that staff look at them. */
async function giveUpSources(db: Queryable): Promise<void> {
  await db.execute(sql`
    update picture_sources set state = 'failed', problem = coalesce(problem, 'no_picture')
    where state = 'waiting' and next_try_at <= now() and tries >= ${MOST_TRIES}`);
}

/** Claims pictures that are due for this node. */
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

/** Without a pause it is not retried. */
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

/** Failed pictures with the supplier's number of their product. */
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
