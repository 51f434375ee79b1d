import { TASK_KIND_NAMES } from "#features/records/domain/task-kinds.ts";
import { idsOf, namedValues } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { listTasksCall } from "../../staff-calls.ts";

/** What tasks can be narrowed by, beside the views. */
export const TASKS_FIELDS = {
  filters: [
    { key: "kind", kind: "choice", operators: ["is"], values: TASK_KIND_NAMES },
    { key: "site", kind: "ids", operators: ["is"] },
  ],
  sorts: [],
} as const satisfies ListFields;

/** What the call is asked for, of what the address says. */
export const tasksInput = ({ filters }: ListState): InputOf<typeof listTasksCall> => ({
  kind: namedValues(filters, { key: "kind", operator: "is", all: TASK_KIND_NAMES }),
  site: idsOf(filters, "site"),
});
