import { countedPage } from "#office-ui/list/counted-page.ts";
import { readListAddress } from "#office-ui/list/list-address.ts";
import type { ListPage } from "#office-ui/list/list-description.ts";
import { callApi } from "#platform/client/call-api.ts";
import { type ListedWebhook, listWebhooksCall } from "../../staff-calls.ts";
import { WEBHOOKS_FIELDS, webhooksInput } from "./webhooks-query.ts";

/** Loads one page of the messages that match the URL's filters. */
export async function loadWebhooks(
  search: string,
  after?: string,
): Promise<ListPage<ListedWebhook>> {
  const input = webhooksInput(readListAddress(search, WEBHOOKS_FIELDS));
  const page = after ? { before: Number(after) } : {};
  const { webhooks, total, next } = await callApi(listWebhooksCall, { ...input, ...page });
  return countedPage(webhooks, { total, next });
}
