import { addDays } from "#core/dates.ts";
import type { Database } from "#database/connect.ts";
import { makeStatement, type Statement } from "../domain/statement.ts";
import type { Period } from "../domain/statement-period.ts";
import { entryOnWire } from "./entry-on-wire.ts";
import { selectMovesBetween, sumMovesBefore } from "./periods.repository.ts";

/** The wallet over some days, both ends included. */
export async function readStatement(
  deps: { db: Database },
  { customerId, period }: { customerId: number; period: Period },
): Promise<Statement> {
  const since = new Date(period.from);
  const until = new Date(addDays(period.to, 1));
  const opening = await sumMovesBefore(deps.db, customerId, since);
  const rows = await selectMovesBetween(deps.db, customerId, { since, until });
  return makeStatement(opening, rows.map(entryOnWire));
}
