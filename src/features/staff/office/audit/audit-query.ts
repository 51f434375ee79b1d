import { isOneLine } from "#core/one-line.ts";
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

/** Such as `order:17`; what the call or the database would refuse names no record. */
export function readRecord(search: URLSearchParams): string | undefined {
  const record = search.get("record") ?? "";
  return record.length <= 100 && isOneLine(record) ? record || undefined : undefined;
}
