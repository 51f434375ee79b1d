import { booleanOf, daysOf, idsOf, namedValues, textOf } from "#office-ui/list/filter-values.ts";
import { type ListFields, type ListState, readListAddress } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import { CLAIM_KINDS, CLAIM_REASONS } from "../../domain/claim-reason.ts";
import { REMEDY_STATUSES } from "../../domain/claim-remedy.ts";
import { CLAIM_STATUSES } from "../../domain/claim-status.ts";
import { STAFF_CLAIM_SORTS } from "../../domain/staff-claim-list.ts";
import type { ClaimsFilterInput, listClaimsCall } from "../../staff-calls.ts";

/** The filters of the list. */
export const CLAIMS_FIELDS = {
  filters: [
    { key: "state", kind: "choice", operators: ["is", "not"], values: CLAIM_STATUSES },
    { key: "reason", kind: "choice", operators: ["is"], values: CLAIM_REASONS },
    { key: "kind", kind: "one", operators: ["is"], values: CLAIM_KINDS },
    { key: "remedy", kind: "one", operators: ["is"], values: REMEDY_STATUSES },
    { key: "site", kind: "ids", operators: ["is", "not"] },
    { key: "came", kind: "date", operators: ["since", "until", "on"] },
    { key: "mine", kind: "boolean", operators: ["is"] },
    { key: "late", kind: "boolean", operators: ["is"] },
    { key: "query", kind: "text", operators: ["contains"] },
  ],
  sorts: STAFF_CLAIM_SORTS,
} as const satisfies ListFields;

function filterOf({ filters }: Pick<ListState, "filters">): ClaimsFilterInput {
  const came = daysOf(filters, "came");
  return {
    state: namedValues(filters, { key: "state", operator: "is", all: CLAIM_STATUSES }),
    not_state: namedValues(filters, { key: "state", operator: "not", all: CLAIM_STATUSES }),
    reason: namedValues(filters, { key: "reason", operator: "is", all: CLAIM_REASONS }),
    kind: namedValues(filters, { key: "kind", operator: "is", all: CLAIM_KINDS })?.[0],
    remedy: namedValues(filters, { key: "remedy", operator: "is", all: REMEDY_STATUSES })?.[0],
    site: idsOf(filters, "site"),
    not_site: idsOf(filters, "site", "not"),
    since: came.from,
    until: came.to,
    mine: booleanOf(filters, "mine"),
    late: booleanOf(filters, "late"),
    query: textOf(filters, "query"),
  };
}

/** The input of the list call, read from the page's address. */
export const claimsInput = (
  { filters, sort }: ListState,
  after?: string,
): InputOf<typeof listClaimsCall> => ({
  ...filterOf({ filters }),
  ...(sort ? { direction: sort.descending ? ("down" as const) : ("up" as const) } : {}),
  after,
});

/** The filter in the query string of the list, without its sorting. */
export const filterIn = (query: string): ClaimsFilterInput =>
  filterOf(readListAddress(query, CLAIMS_FIELDS));
