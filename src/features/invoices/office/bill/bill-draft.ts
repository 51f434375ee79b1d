import { type Cents, sum, toDecimal } from "#core/money.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { staffIssueCall } from "../../contract.ts";
import type { VatRow } from "../../domain/invoice.ts";
import { taxLines } from "../../domain/write-invoice.ts";
import type { BillTerms } from "../../staff-calls.ts";

/** A line as it is typed; null while a field is empty or is no number. */
export type DraftLine = {
  key: string;
  name: string;
  quantity: number | null;
  cents: Cents | null;
  /** If empty, the usual rate of the site. */
  vatPercent: number | null;
};

export type ChosenCustomer = { id: number; name: string; siteId: number };

export type BillDraft = {
  /** The same key makes one invoice, also after a reload. */
  key: string;
  who: "customer" | "guest";
  customer: ChosenCustomer | null;
  siteId: string;
  name: string;
  email: string;
  company: string;
  code: string;
  vatCode: string;
  street: string;
  city: string;
  zip: string;
  language: string;
  dueOn: string;
  lines: readonly DraftLine[];
};

export const emptyLine = (key: string): DraftLine => ({
  key,
  name: "",
  quantity: 1,
  cents: null,
  vatPercent: null,
});

export const emptyBill = (siteId: number | undefined): BillDraft => ({
  key: "",
  who: "customer",
  customer: null,
  siteId: String(siteId ?? ""),
  name: "",
  email: "",
  company: "",
  code: "",
  vatCode: "",
  street: "",
  city: "",
  zip: "",
  language: "",
  dueOn: "",
  lines: [emptyLine("first")],
});

/** A customer is billed by their own site. */
export const siteOf = ({ who, customer, siteId }: BillDraft): number =>
  who === "customer" && customer ? customer.siteId : Number(siteId);

export type BillSums = { vat: readonly VatRow[]; netCents: Cents; totalCents: Cents };

/** The sums as the invoice will have them, by the rule that writes it. */
export function sumsOf(
  { lines }: Pick<BillDraft, "lines">,
  terms: BillTerms | undefined,
): BillSums {
  const { vat: rates } = taxLines(
    lines.map(({ quantity, cents, vatPercent }) => ({
      grossCents: (quantity ?? 0) * (cents ?? 0),
      vatPercent: vatPercent ?? terms?.vat_percent ?? 0,
    })),
  );
  const vat = rates.filter(({ netCents, vatCents }) => netCents + vatCents !== 0);
  return {
    vat,
    netCents: sum(vat.map(({ netCents }) => netCents)),
    totalCents: sum(vat.map(({ netCents, vatCents }) => netCents + vatCents)),
  };
}

const orNothing = (text: string) => text.trim() || undefined;

/** What is sent; the server says which field is missing or wrong. */
export function billInput(draft: BillDraft): InputOf<typeof staffIssueCall> {
  const isGuest = draft.who === "guest";
  return {
    ...(draft.key ? { key: draft.key } : {}),
    site_id: siteOf(draft),
    ...(isGuest ? { recipient: recipientOf(draft) } : { customer_id: draft.customer?.id ?? 0 }),
    lines: draft.lines.map(({ name, quantity, cents, vatPercent }) => ({
      name,
      quantity: quantity ?? 0,
      price: toDecimal(cents ?? 0),
      ...(vatPercent === null ? {} : { vat_percent: vatPercent }),
    })),
    due_on: orNothing(draft.dueOn),
    language: orNothing(draft.language),
  };
}

function recipientOf({ name, email, ...draft }: BillDraft) {
  const company = orNothing(draft.company);
  const hasAddress = [draft.street, draft.city, draft.zip].some(orNothing);
  return {
    name,
    email: email.trim(),
    ...(company
      ? {
          company: {
            name: company,
            code: orNothing(draft.code),
            vat_code: orNothing(draft.vatCode),
          },
        }
      : {}),
    ...(hasAddress
      ? { address: { first_address: draft.street, city: draft.city, zip: orNothing(draft.zip) } }
      : {}),
  };
}
