import { TASK_KIND_NAMES } from "#features/records/domain/task-kinds.ts";
import { idsOf, namedValues } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { listTasksCall } from "../../staff-calls.ts";

/** Filters of the list, besides the views. */
export const TASKS_FIELDS = {
  filters: [
    { key: "kind", kind: "choice", operators: ["is"], values: TASK_KIND_NAMES },
    { key: "site", kind: "ids", operators: ["is"] },
  ],
  sorts: [],
} as const satisfies ListFields;

/** Turns the filters in the URL into the input of the call. */
export const tasksInput = ({ filters }: ListState): InputOf<typeof listTasksCall> => ({
  kind: namedValues(filters, { key: "kind", operator: "is", all: TASK_KIND_NAMES }),
  site: idsOf(filters, "site"),
});
