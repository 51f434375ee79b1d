import { type RouterContextProvider, redirect } from "react-router";
import { requireSession } from "#features/account/shop/guards.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import { consolidateCall, forwardListCall } from "../../contract.ts";
import { FORWARD_PAGE_SIZE } from "../../domain/forward-status.ts";
import { forwardingContext } from "../forwarding.context.ts";

const MOST_PAGES = 100_000;

/** Loads the list, the parcels that may share a box and, if parcels were ticked, what sharing would save. */
export async function loadDelivery(context: Readonly<RouterContextProvider>, url: URL) {
  const { customer } = await requireSession(context);
  const forwarding = context.get(forwardingContext);
  const asked = Math.trunc(Number(url.searchParams.get("page"))) || 1;
  const page = Math.min(Math.max(1, asked), MOST_PAGES);
  const customerId = customer.id;
  const { items, total } = await loadCall(context, forwardListCall, { page });
  const pages = Math.max(1, Math.ceil(total / FORWARD_PAGE_SIZE));
  if (page > pages) throw redirect(`${url.pathname}?page=${pages}`);
  const { suite } = await forwarding.suiteAddresses(customer);
  const warehouses = await forwarding.listDeclareWarehouses();
  const received = await forwarding.listReceived(customerId);
  const ids = url.searchParams.getAll("id").map(Number).filter(Number.isSafeInteger);
  const isComparing = url.searchParams.has("together") && ids.length > 0;
  const compared = isComparing
    ? await context.get(callsContext)(consolidateCall, { ids, simulate: true })
    : undefined;
  return {
    customerId,
    items,
    page,
    pages,
    suite,
    warehouses,
    received,
    ids,
    isDeclaring: url.searchParams.has("declare"),
    comparison: compared?.ok ? compared.output : undefined,
    refusal: compared && !compared.ok ? compared.message : undefined,
  };
}
export type LoadedDelivery = Awaited<ReturnType<typeof loadDelivery>>;
