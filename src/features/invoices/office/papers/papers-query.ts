import { isOneOf } from "#core/record.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { PapersFilterInput } from "../../staff-calls.ts";

export const PAPER_KINDS = ["invoice", "credit_note"] as const;

/** What the address of the list may name. */
export const PAPERS_FIELDS: ListFields = {
  filters: [
    { key: "kind", kind: "choice", options: PAPER_KINDS.map((value) => ({ value })) },
    { key: "issued", kind: "date" },
    { key: "query", kind: "text" },
  ],
  sorts: [],
};

/** What the call is asked for, of what the address says. */
export function papersInput({ filters }: ListState): PapersFilterInput {
  const input: PapersFilterInput = {};
  for (const { key, operator, values } of filters) {
    const [value = ""] = values;
    if (key === "query") input.query = value;
    // Of two kinds, all but the one is the other.
    if (key === "kind" && isOneOf(PAPER_KINDS, value) && values.length === 1) {
      const other = PAPER_KINDS.find((kind) => kind !== value);
      input.kind = operator === "not" ? other : value;
    }
    if (key === "issued" && operator !== "until") input.issued_since = value;
    if (key === "issued" && operator !== "since") input.issued_until = value;
  }
  return input;
}
