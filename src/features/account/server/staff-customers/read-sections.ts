import { toDecimal } from "#core/money.ts";
import { succeed } from "#core/result.ts";
import { reachesSite, requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import { CUSTOMER_SECTIONS, type CustomerSectionKind } from "../../domain/customer-sections.ts";
import type { CustomerRow, ShownSection } from "../../staff-calls.ts";
import type { SectionRow } from "./customer-section.ts";
import { selectCustomer } from "./staff-customers.repository.ts";
import type { StaffCustomersDeps } from "./staff-customers-deps.ts";

/** Rows of each kind at a time. */
const ROWS = 20;

type ReadSectionsInput = {
  actor: StaffActor;
  customerId: number;
  kinds?: readonly CustomerSectionKind[];
  /** The id of the last row that was read; of one kind only. */
  after?: number | undefined;
};

/** What the actor may see of a customer's records, the newest of each kind first. */
export async function readSections(
  { db, sections }: Pick<StaffCustomersDeps, "db" | "sections">,
  { actor, customerId, kinds = CUSTOMER_SECTIONS, after }: ReadSectionsInput,
): Promise<ShownSection[]> {
  const reading = kinds.flatMap((kind) =>
    sections().flatMap((section) => {
      // Each section shows only rows of sites for which the actor has one of the section's roles.
      const reader = section.roles ? requireOneOfRoles(actor, section.roles) : succeed(actor);
      if (section.kind !== kind || !reader.ok) return [];
      const { siteIds } = reader.value;
      return { kind, rows: section.read(db, { customerId, siteIds, limit: ROWS + 1, after }) };
    }),
  );
  return Promise.all(
    reading.map(async ({ kind, rows: asked }) => {
      const found = await asked;
      const rows = found.slice(0, ROWS).map(describeRow);
      const last = rows.at(-1);
      return { kind, rows, next: last && found.length > ROWS ? Number(last.id) : null };
    }),
  );
}

/** More rows of one kind; undefined if the actor may not see the customer or this kind. */
export async function readSection(
  deps: StaffCustomersDeps,
  { kind, ...of }: Omit<ReadSectionsInput, "kinds"> & { kind: CustomerSectionKind },
): Promise<ShownSection | undefined> {
  const customer = await selectCustomer(deps.db, of.customerId);
  if (!customer || !reachesSite(of.actor, customer.siteId)) return undefined;
  const [section] = await readSections(deps, { ...of, kinds: [kind] });
  return section;
}

const describeRow = ({
  id,
  title,
  state,
  at,
  amountCents,
  currency,
  to,
}: SectionRow): CustomerRow => ({
  id,
  title,
  state: state ?? null,
  at: at.toISOString(),
  amount: amountCents === undefined ? null : toDecimal(amountCents),
  currency: currency ?? null,
  to: to ?? null,
});
