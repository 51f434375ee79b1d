import { numberOf, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { listAuditCall } from "../../staff-calls.ts";

/** What changes can be narrowed by, beside the record that an address names. */
export const AUDIT_FIELDS = {
  filters: [
    { key: "who", kind: "id", operators: ["is"] },
    { key: "action", kind: "one", operators: ["is"] },
  ],
  sorts: [],
} as const satisfies ListFields;

/** What the call is asked for, of what the address says. */
export const auditInput = ({ filters }: ListState): InputOf<typeof listAuditCall> => ({
  actor_id: numberOf(filters, "who"),
  action: textOf(filters, "action"),
});
