import { and, inArray, type SQL, sql } from "drizzle-orm";
import { integerList } from "./integer-list.ts";

type Column = Parameters<typeof inArray>[0];

/** Limits rows to sites and ids; undefined means all. */
export const isAmong = (
  { siteId, id }: { siteId: Column; id: Column },
  { siteIds, ids }: { siteIds: readonly number[] | undefined; ids?: readonly number[] | undefined },
): SQL | undefined =>
  and(
    siteIds ? inArray(siteId, [...siteIds]) : undefined,
    ids ? sql`${id} = any(${integerList(ids)}::bigint[])` : undefined,
  );
