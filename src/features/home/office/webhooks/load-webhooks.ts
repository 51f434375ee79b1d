import { WEBHOOK_SOURCES, WEBHOOK_STATES } from "#core/webhook-state.ts";
import { countedPage } from "#office-ui/list/counted-page.ts";
import { type ListFields, readListAddress } from "#office-ui/list/list-address.ts";
import type { ListPage } from "#office-ui/list/list-description.ts";
import type { InputOf } from "#platform/api/call.ts";
import { callApi } from "#platform/client/call-api.ts";
import { type ListedWebhook, listWebhooksCall } from "../../staff-calls.ts";

const FIELDS: ListFields = {
  filters: [
    { key: "source", kind: "choice", options: WEBHOOK_SOURCES.map((value) => ({ value })) },
    { key: "state", kind: "choice", options: WEBHOOK_STATES.map((value) => ({ value })) },
  ],
  sorts: [],
};

type Filter = ReturnType<typeof readListAddress>["filters"][number];
type Input = InputOf<typeof listWebhooksCall>;

const isChosen =
  ({ operator, values }: Filter) =>
  (value: string) =>
    values.includes(value) === (operator === "is");

const inputOf = (filter: Filter): Input =>
  filter.key === "source"
    ? { source: WEBHOOK_SOURCES.filter(isChosen(filter)) }
    : { state: WEBHOOK_STATES.filter(isChosen(filter)) };

/** One page of the messages that the address asks for. */
export async function loadWebhooks(
  search: string,
  after?: string,
): Promise<ListPage<ListedWebhook>> {
  const { filters } = readListAddress(search, FIELDS);
  const input: Input = Object.assign({}, ...filters.map(inputOf));
  const page = after ? { before: Number(after) } : {};
  const { webhooks, total, next } = await callApi(listWebhooksCall, { ...input, ...page });
  return countedPage(webhooks, { total, next });
}
