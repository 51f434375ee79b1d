import * as z from "zod/mini";
import type { ListCursor } from "#core/list-cursor.ts";
import { fail } from "#core/result.ts";
import type { RunRefusal } from "#features/records/runs/staff-calls.ts";
import {
  RUN_UNDO_SECONDS,
  type RunKind,
  type RunWork,
} from "#features/records/server/runs/run-kind.ts";
import { writeCsv } from "#features/records/server/runs/write-csv.ts";
import { MOVES_BY_STAFF, type MoveByStaff, orderNumber } from "../../domain/order-status.ts";
import { bulkFilterOrdersCall, exportOrdersCall } from "../../runs/staff-calls.ts";
import { ordersFilter } from "../../staff-calls.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { csvOfOrders, personsReader } from "../staff-orders/export-staff-orders.ts";
import { listLateOrders } from "../staff-orders/list-late-orders.ts";
import { type ListedOrder, listStaffOrders } from "../staff-orders/list-staff-orders.ts";
import { staffOrderFilter } from "../staff-orders/staff-order-filter.ts";
import {
  type StaffOrderFilter,
  selectMovedIn,
  selectSince,
} from "../staff-orders/staff-orders.repository.ts";
import { moveOneOfMany } from "../staff-steps/move-one-of-many.ts";
import { undoStep } from "../staff-steps/undo-step.ts";

export const CSV_RUN = "orders.csv";
export const MOVE_RUN = "orders.move";
const UNDO_RUN = "orders.undo";

/** Strict: ignoring a filter field that a newer version stored would select more orders than were meant. */
const storedFilter = z.strictObject(ordersFilter.shape);
/** The filter, and the time zone that its days are meant in. */
const asked = z.object({ filter: storedFilter, timeZone: z.string() });
const askedToMove = z.extend(asked, { to: z.enum(MOVES_BY_STAFF) });
const askedToUndo = z.object({ run: z.uuid() });

const filterOf = (deps: OrdersDeps, { actor, input }: RunWork): StaffOrderFilter | undefined => {
  const { filter, timeZone } = z.parse(asked, input);
  return staffOrderFilter(filter, actor, { timeZone, listLate: () => listLateOrders(deps) });
};

/** Background runs on orders that staff start. */
export const orderRuns = (deps: OrdersDeps): RunKind[] => [
  {
    kind: CSV_RUN,
    access: exportOrdersCall.staff,
    fileName: "orders.csv",
    showsPersons: (actor) => personsReader(actor) !== undefined,
    work: async (run) => {
      const { actor } = run;
      await writeCsv(run, await csvOfOrders(deps, { actor, filter: filterOf(deps, run) }));
    },
  },
  {
    kind: MOVE_RUN,
    access: bulkFilterOrdersCall.staff,
    undo: UNDO_RUN,
    work: (run) => moveAll(deps, run),
  },
  { kind: UNDO_RUN, access: bulkFilterOrdersCall.staff, work: (run) => undoAll(deps, run) },
];

/** Undoes each order separately; an order that moved on, or whose mail was sent, stays where it is. */
async function undoAll(deps: OrdersDeps, { actor, input, report }: RunWork): Promise<void> {
  const { run } = z.parse(askedToUndo, input);
  for (const { orderId, at } of await selectMovedIn(deps.db, run, actor)) {
    const bulk = { at, seconds: RUN_UNDO_SECONDS };
    const undone = await undoStep(deps, { actor, orderId, bulk });
    const what = orderNumber(orderId);
    await report(1, undone.ok ? [] : [{ what, message: undone.code }]);
  }
}

async function moveAll(deps: OrdersDeps, run: RunWork): Promise<void> {
  const { to } = z.parse(askedToMove, run.input);
  const filter = filterOf(deps, run);
  let after: ListCursor | undefined;
  while (filter) {
    const page = { sort: "number" as const, isAscending: false, after };
    const { orders, next } = await listStaffOrders(deps, { filter, page });
    await run.report(orders.length, await moveEach(deps, run, orders, to));
    if (!next) return;
    after = next;
  }
}

async function moveEach(
  deps: OrdersDeps,
  { actor, askedAt }: RunWork,
  orders: readonly ListedOrder[],
  to: MoveByStaff,
): Promise<RunRefusal[]> {
  const refusals: RunRefusal[] = [];
  const since = await selectSince(
    deps.db,
    orders.map(({ order }) => order.id),
  );
  for (const { order } of orders) {
    // An earlier run that crashed has moved it already.
    if (order.status === to) continue;
    // The order came into its state after the run was requested, so the person who requested it never saw it.
    const isNew = (since.get(order.id) ?? order.createdAt) > askedAt;
    const moved = isNew
      ? fail("office.orders.errors.changed_since")
      : await moveOneOfMany(deps, { actor, orderId: order.id, to, undoSeconds: RUN_UNDO_SECONDS });
    if (!moved.ok) refusals.push({ what: orderNumber(order.id), message: moved.code });
  }
  return refusals;
}
