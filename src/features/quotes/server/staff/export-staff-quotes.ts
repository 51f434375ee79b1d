import { MOST_CSV_ROWS } from "#core/counted-rows.ts";
import { toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { type CsvCell, csvFile } from "#platform/api/csv.ts";
import type { FileAnswer } from "#platform/api/file-answer.ts";
import { filterNames, noteAccess } from "#platform/audit/access-log.ts";
import { reachesSite, requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { shopOf } from "../../domain/pasted-links.ts";
import { goodsCentsOf } from "../../domain/quote-price.ts";
import { quoteNumber } from "../../domain/quote-status.ts";
import { countQuotes, readStaffQuotes } from "./list-staff-quotes.ts";
import type { StaffQuoteFilter } from "./staff-quotes.repository.ts";

const HEAD = [
  "number",
  "status",
  "site_id",
  "created_at",
  "priced_at",
  "expires_at",
  "goods",
  "shops",
  "value",
];
/** Columns that only the owner gets. */
const PERSONAL = ["customer_id", "customer", "email", "phone"];
const PAGE = 500;

type Export = { actor: StaffActor; filter: StaffQuoteFilter | undefined };
type Found = Awaited<ReturnType<typeof readStaffQuotes>>["found"][number];

/** Only the owner may export names and addresses, and only for their own sites. */
export const personsReader = (actor: StaffActor): StaffActor | undefined => {
  const allowed = requireRole(actor, "owner");
  return allowed.ok ? allowed.value : undefined;
};

/** The quotes of a filter as a file that is streamed while it is read. */
export async function exportStaffQuotes(
  { db }: { db: Database },
  asked: Export,
): Promise<Result<FileAnswer>> {
  const { filter } = asked;
  if (filter && (await countQuotes({ db }, filter)) > MOST_CSV_ROWS) {
    return fail("office.quotes.errors.csv_large");
  }
  const { head, pages } = await csvOfQuotes({ db }, asked);
  return succeed(csvFile("quotes.csv", head, pages));
}

/** The quotes of a filter, newest first, page by page; reading personal data is recorded in the access log. */
export async function csvOfQuotes({ db }: { db: Database }, { actor, filter }: Export) {
  const reader = personsReader(actor);
  const details = { filters: filterNames(filter) };
  if (reader) await noteAccess(db, { actor, what: "quotes.csv", details });
  const head = reader ? [...HEAD, ...PERSONAL] : HEAD;
  const cells = (one: Found) => [
    ...cellsOf(one),
    ...(reader && reachesSite(reader, one.quote.siteId) ? personOf(one) : []),
  ];
  async function* pages(): AsyncGenerator<CsvCell[][]> {
    let after: Awaited<ReturnType<typeof readStaffQuotes>>["next"] | undefined;
    while (filter) {
      const page = { sort: "number" as const, isAscending: false, limit: PAGE };
      const { found, next } = await readStaffQuotes(db, filter, {
        ...page,
        after: after ?? undefined,
      });
      yield found.map(cells);
      if (!next) return;
      after = next;
    }
  }
  return { head, pages: pages() };
}

function cellsOf({ quote, lines }: Found): CsvCell[] {
  const { id, status, siteId, createdAt, pricedAt, expiresAt, price } = quote;
  const goods = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join("; ");
  const shops = [...new Set(lines.map(({ url }) => shopOf(url)))].join("; ");
  const at = [createdAt, pricedAt, expiresAt].map((moment) => moment?.toISOString() ?? null);
  const value = price && toDecimal(goodsCentsOf(price, lines));
  return [quoteNumber(id), status, siteId, ...at, goods, shops, value];
}

const personOf = ({ owner }: Found): CsvCell[] =>
  owner ? [owner.id, owner.name, owner.email, owner.phoneNumber] : [];
