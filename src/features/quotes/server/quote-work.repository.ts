import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { isAmong } from "#database/is-among.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { fullName } from "#features/account/server/customer-name.ts";
import type {
  FoundWork,
  WhichWork,
  WorkDetail,
} from "#features/records/server/tasks/work-record.ts";
import { quoteLines, quotes } from "./quotes.tables.ts";

// In a select from one table Drizzle omits the table name of columns in `sql`, so the subquery writes `${quotes}.id`.
export const describeQuotes = (db: Queryable, ids: number[]): Promise<WorkDetail[]> =>
  db
    .select({
      id: quotes.id,
      who: fullName(),
      what: sql<
        string | null
      >`(select string_agg(name, ', ' order by position) from ${quoteLines} line where line.quote_id = ${quotes}.id)`,
    })
    .from(quotes)
    .innerJoin(customers, eq(customers.id, quotes.customerId))
    .where(inArray(quotes.id, ids));

export const selectSubmittedQuotes = (db: Queryable, which: WhichWork): Promise<FoundWork[]> =>
  db
    .select({ id: quotes.id, siteId: quotes.siteId, since: quotes.createdAt })
    .from(quotes)
    .where(and(eq(quotes.status, "submitted"), isAmong(quotes, which)))
    .orderBy(asc(quotes.id))
    .limit(which.limit);

export const countSubmittedQuotes = (
  db: Queryable,
  siteIds: readonly number[] | undefined,
): Promise<number> =>
  db.$count(quotes, and(eq(quotes.status, "submitted"), isAmong(quotes, { siteIds })));
