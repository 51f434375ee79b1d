import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { CourierCode } from "../../domain/courier.ts";
import type { ListedCourier } from "../../staff-calls.ts";
import { countPointsByCountry, selectCouriers, selectPointLists } from "../delivery.repository.ts";
import { downloadList, readList } from "../read-list.ts";
import { listServices } from "./services.ts";

type Deps = { db: Database; now: () => Date };

/** The couriers with their fees and the state of their pickup points. */
export async function listStaffCouriers(deps: Deps): Promise<ListedCourier[]> {
  const { db } = deps;
  const [couriers, services, counted, lists] = await Promise.all([
    selectCouriers(db),
    listServices(deps),
    countPointsByCountry(db),
    selectPointLists(db),
  ]);
  return couriers.map(({ code, name, listAddresses }) => ({
    code,
    name,
    list_addresses: listAddresses,
    points: Object.fromEntries(
      counted.filter((row) => row.code === code).map(({ country, points }) => [country, points]),
    ),
    lists: lists
      .filter(({ courierCode }) => courierCode === code)
      .map(({ source, readAt, points, badRows, refusal }) => ({
        source,
        read_at: readAt.toISOString(),
        points,
        bad_rows: badRows.length,
        refusal,
      })),
    services: services.filter(({ courier }) => courier === code),
  }));
}

type ReadPoints = { actor: StaffActor; courier: CourierCode; reason: string | undefined };

/** Reads all lists of the courier now, and records the result and the reason in the audit log. */
export async function readPoints(deps: Deps, { actor, courier, reason }: ReadPoints) {
  const known = (await selectCouriers(deps.db)).find(({ code }) => code === courier);
  let points = 0;
  const refusals: string[] = [];
  for (const source of known?.listAddresses ?? []) {
    const force = reason !== undefined;
    const tried = readList({ ...deps, download: downloadList }, { courier, source, force });
    const outcome = await tried.then(
      (result) => result,
      (error: unknown) => ({
        points: 0,
        refusal: String(error instanceof Error ? error.message : error),
      }),
    );
    if (outcome.refusal) refusals.push(outcome.refusal);
    else points += outcome.points;
  }
  await inTransaction(deps.db, (tx) =>
    writeAuditNote(tx, {
      actor,
      action: "courier.read_points",
      subject: `courier:${courier}`,
      details: { points, refusals, ...(reason ? { reason } : {}) },
    }),
  );
  return { points, refusals };
}
