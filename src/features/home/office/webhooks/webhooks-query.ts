import { WEBHOOK_SOURCES, WEBHOOK_STATES } from "#core/webhook-state.ts";
import { chosenValues } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { listWebhooksCall } from "../../staff-calls.ts";

/** Filters of the list. */
export const WEBHOOKS_FIELDS = {
  filters: [
    { key: "source", kind: "choice", operators: ["is", "not"], values: WEBHOOK_SOURCES },
    { key: "state", kind: "choice", operators: ["is", "not"], values: WEBHOOK_STATES },
  ],
  sorts: [],
} as const satisfies ListFields;

/** Turns the filters in the URL into the input of the call. */
export const webhooksInput = ({ filters }: ListState): InputOf<typeof listWebhooksCall> => ({
  source: chosenValues(filters, { key: "source", all: WEBHOOK_SOURCES }),
  state: chosenValues(filters, { key: "state", all: WEBHOOK_STATES }),
});
