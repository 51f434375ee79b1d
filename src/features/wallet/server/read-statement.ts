import { addDays, startOfDay } from "#core/dates.ts";
import type { Database } from "#database/connect.ts";
import { makeStatement, type Period, type Statement } from "../domain/statement.ts";
import { type NameSubjects, toBalanceEntries } from "./balance-response.ts";
import { selectMovesBetween, sumMovesBefore } from "./periods.repository.ts";

/** The wallet's statement for some days, first and last included, in the site's time zone. */
export async function readStatement(
  deps: { db: Database; nameSubjects: NameSubjects },
  { customerId, period, timeZone }: { customerId: number; period: Period; timeZone: string },
): Promise<Statement> {
  const since = startOfDay(period.from, timeZone);
  const until = startOfDay(addDays(period.to, 1), timeZone);
  const opening = await sumMovesBefore(deps.db, customerId, since);
  const rows = await selectMovesBetween(deps.db, customerId, { since, until });
  return makeStatement(opening, await toBalanceEntries(deps, rows));
}
