import { booleanOf, chosenValues, daysOf, idsOf, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import { BILL_STATUSES } from "../../domain/bill.ts";
import type { PapersFilterInput } from "../../staff-calls.ts";

const PAPER_KINDS = ["invoice", "credit_note"] as const;

/** The filters of the list. */
export const PAPERS_FIELDS = {
  filters: [
    { key: "kind", kind: "one", operators: ["is", "not"], values: PAPER_KINDS },
    { key: "issued", kind: "date", operators: ["since", "until", "on"] },
    { key: "bill", kind: "choice", operators: ["is", "not"], values: BILL_STATUSES },
    { key: "overdue", kind: "boolean", operators: ["is"] },
    { key: "site", kind: "ids", operators: ["is"] },
    { key: "query", kind: "text", operators: ["contains"], longest: 60 },
  ],
  sorts: [],
} as const satisfies ListFields;

/** The input of the list call, read from the page's URL. */
export function papersInput({ filters }: ListState): PapersFilterInput {
  const issued = daysOf(filters, "issued");
  return {
    // There are two kinds: excluding one selects the other.
    kind: chosenValues(filters, { key: "kind", all: PAPER_KINDS })?.[0],
    issued_since: issued.from,
    issued_until: issued.to,
    bill: chosenValues(filters, { key: "bill", all: BILL_STATUSES }),
    overdue: booleanOf(filters, "overdue"),
    site: idsOf(filters, "site"),
    query: textOf(filters, "query"),
  };
}
