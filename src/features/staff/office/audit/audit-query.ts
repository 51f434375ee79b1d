import { isOneLine } from "#core/one-line.ts";
import { numberOf, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { listAuditCall } from "../../staff-calls.ts";

/** Filters of the log, besides the record that the URL names. */
export const AUDIT_FIELDS = {
  filters: [
    { key: "who", kind: "id", operators: ["is"] },
    { key: "action", kind: "one", operators: ["is"] },
  ],
  sorts: [],
} as const satisfies ListFields;

/** Turns the filters in the URL into the input of the call. */
export const auditInput = ({ filters }: ListState): InputOf<typeof listAuditCall> => ({
  actor_id: numberOf(filters, "who"),
  action: textOf(filters, "action"),
});

/** Such as `order:17`; undefined for values that the call or the database would refuse. */
export function readRecord(search: URLSearchParams): string | undefined {
  const record = search.get("record") ?? "";
  return record.length <= 100 && isOneLine(record) ? record || undefined : undefined;
}
