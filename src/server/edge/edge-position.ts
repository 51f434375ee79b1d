import type pg from "pg";
import { EVERYTHING, LONGEST_ABSENCE_MS } from "#database/change-log/change-log-reader.ts";
import { type ChangePosition, readChangesSince } from "#database/change-log/read-changes.ts";

type Stored = ChangePosition & { age: number };

/** Tags of all changes since the last saved purge, because the edge still has pages from before a restart. */
export async function readUnpurgedTags(pool: pg.Pool, now: ChangePosition): Promise<string[]> {
  const { rows } = await pool.query<Stored>(`
    select database, timeline, position::text as snapshot,
      1000 * extract(epoch from now() - read_at)::float8 as age
    from change_readers where name = 'edge'`);
  const [last] = rows;
  const goesOn =
    last?.database === now.database &&
    last.timeline === now.timeline &&
    last.age < LONGEST_ABSENCE_MS;
  if (!goesOn) return [EVERYTHING];
  const { changes, areTooMany } = await readChangesSince(pool, last.snapshot);
  if (areTooMany) return [EVERYTHING];
  return [...new Set(changes.flatMap(({ tags }) => tags))];
}

/** Never moves the position back, because another node may have purged more. */
export async function saveEdgePosition(pool: pg.Pool, position: ChangePosition): Promise<void> {
  await pool.query(
    `insert into change_readers as kept (name, database, timeline, position)
     values ('edge', $1, $2, $3)
     on conflict (name) do update set database = excluded.database, timeline = excluded.timeline,
       position = excluded.position, read_at = now()
     where (kept.database, kept.timeline) <> (excluded.database, excluded.timeline)
       or pg_snapshot_xmin(kept.position) <= pg_snapshot_xmin(excluded.position)`,
    [position.database, position.timeline, position.snapshot],
  );
}
