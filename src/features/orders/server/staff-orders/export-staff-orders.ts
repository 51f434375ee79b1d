import { MOST_CSV_ROWS } from "#core/counted-rows.ts";
import type { ListCursor } from "#core/list-cursor.ts";
import { toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { type CsvCell, csvFile } from "#platform/api/csv.ts";
import type { FileAnswer } from "#platform/api/file-answer.ts";
import { filterNames, noteAccess } from "#platform/audit/access-log.ts";
import { reachesSite, requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import { orderNumber } from "../../domain/order-status.ts";
import { countOrders, type ListedOrder, listStaffOrders } from "./list-staff-orders.ts";
import type { StaffOrderFilter } from "./staff-orders.repository.ts";

const HEAD = ["number", "status", "site_id", "created_at", "paid_at", "goods", "total", "currency"];
const PAGE = 500;
/** Columns that only the owner and finance get. */
const PERSONAL = ["customer_id", "customer", "email", "phone", "city", "zip"];

/** Only the owner and finance may export names and addresses, and only for their own sites. */
export const personsReader = (actor: StaffActor): StaffActor | undefined => {
  const allowed = requireOneOfRoles(actor, ["finance"]);
  return allowed.ok ? allowed.value : undefined;
};

type Export = { actor: StaffActor; filter: StaffOrderFilter | undefined };

/** The orders of a filter as a file that is streamed while it is read. */
export async function exportStaffOrders(
  { db }: { db: Database },
  asked: Export,
): Promise<Result<FileAnswer>> {
  const { filter } = asked;
  if (filter && (await countOrders({ db }, filter)) > MOST_CSV_ROWS) {
    return fail("office.orders.errors.csv_large");
  }
  const { head, pages } = await csvOfOrders({ db }, asked);
  return succeed(csvFile("orders.csv", head, pages));
}

/** The orders of a filter, newest first, page by page; reading personal data is recorded in the access log. */
export async function csvOfOrders({ db }: { db: Database }, { actor, filter }: Export) {
  const reader = personsReader(actor);
  const details = { filters: filterNames(filter) };
  if (reader) await noteAccess(db, { actor, what: "orders.csv", details });
  const head = reader ? [...HEAD, ...PERSONAL] : HEAD;
  const cells = (one: ListedOrder) => [
    ...cellsOf(one),
    ...(reader && reachesSite(reader, one.order.siteId) ? personOf(one) : []),
  ];
  async function* pages(): AsyncGenerator<CsvCell[][]> {
    let after: ListCursor | undefined;
    while (filter) {
      const page = { sort: "number" as const, isAscending: false, after, limit: PAGE };
      const { orders, next } = await listStaffOrders({ db }, { filter, page });
      yield orders.map(cells);
      if (!next) return;
      after = next;
    }
  }
  return { head, pages: pages() };
}

function cellsOf({ order, lines, totalCents }: ListedOrder): CsvCell[] {
  const { id, status, siteId, createdAt, paidAt, currency } = order;
  const goods = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join("; ");
  const at = [createdAt.toISOString(), paidAt?.toISOString() ?? null];
  return [orderNumber(id), status, siteId, ...at, goods, toDecimal(totalCents), currency];
}

function personOf({ order: { customerId, email, address } }: ListedOrder): CsvCell[] {
  const name = address ? `${address.firstName} ${address.lastName}`.trim() : null;
  const { phoneNumber = null, city = null, zip = null } = address ?? {};
  return [customerId, name, email, phoneNumber, city, zip];
}
