import { expect } from "vitest";
import { customerOf } from "#server/testing/customer-of.ts";
import { declareTestParcel } from "#server/testing/declare-test-parcel.ts";
import { HOME, LITHUANIA } from "#server/testing/door-delivery.ts";
import { fillWallet } from "#server/testing/fill-wallet.ts";
import type { testApp } from "#server/testing/test-app.ts";
import { registeredBrowser, type testBrowser } from "#server/testing/test-browser.ts";
import { FORWARD_STATUSES, type ForwardStatus } from "../domain/forward-status.ts";

export { staffBrowser } from "#server/testing/staff-browser.ts";

type App = Awaited<ReturnType<typeof testApp>>;
export type Caller = Pick<ReturnType<typeof testBrowser>, "call">;

export const BOX = { weight: 1.2, length: 33, width: 21, height: 12 };

export const step = (browser: Caller, name: string, id: number, body: object = {}) =>
  browser.call(`/api/staff/forward/${name}/${id}`, body);
export const statusOf = async (owner: Caller, id: number) =>
  (await owner.call(`/api/forward/get/${id}`)).body.request.status as ForwardStatus;
export const balanceOf = async (owner: Caller) =>
  (await owner.call("/api/balance/get")).body.amount as number;

/** Somebody with an address, and with money where that is wanted. */
export async function forwardingCustomer(app: App, balanceCents = 0) {
  const owner = await registeredBrowser(app);
  const address = { ...HOME, country_id: LITHUANIA };
  const { body } = await owner.call("/api/account/add-delivery-address", address);
  const { id } = await customerOf(app, owner);
  if (balanceCents > 0) await fillWallet(app, id, balanceCents);
  return { ...owner, id, addressId: body.address.id as number };
}
export type Customer = Awaited<ReturnType<typeof forwardingCustomer>>;

const SHIPMENT = { carrier: "DHL", tracking_number: "3318810025" };

/** Each step by the call that makes it. */
export const callTo = (
  { owner, warehouse, id }: { owner: Customer; warehouse: Caller; id: number },
  to: ForwardStatus,
) => {
  const input = { method: "air", address_id: owner.addressId };
  if (to === "awaiting_payment") return owner.call(`/api/forward/choose-shipping/${id}`, input);
  if (to === "paid") return owner.call(`/api/forward/pay/${id}`, { payment_id: 4 });
  if (to === "packed") return step(warehouse, "pack", id);
  if (to === "shipped") return step(warehouse, "ship", id, SHIPMENT);
  return step(warehouse, "move", id, { to });
};

function wayTo(to: ForwardStatus): ForwardStatus[] {
  if (to === "declared" || to === "received") return [];
  if (to === "on_hold" || to === "returned") return [to];
  const way = FORWARD_STATUSES.slice(2, FORWARD_STATUSES.indexOf(to) + 1);
  return way.filter((status) => status !== "ready_for_pickup" || to === "ready_for_pickup");
}

/** A request in a state, got into it by the calls that lead there. */
export async function bringTo(
  app: App,
  { owner, warehouse }: { owner: Customer; warehouse: Caller },
  to: ForwardStatus,
): Promise<number> {
  const { id } = await declareTestParcel(app, owner, to === "declared" ? "declared" : "received");
  if (to === "consolidated") {
    const second = await declareTestParcel(app, owner, "received");
    await owner.call("/api/forward/consolidate", { ids: [id, second.id] });
    return second.id;
  }
  for (const status of wayTo(to)) {
    const done = await callTo({ owner, warehouse, id }, status);
    expect(done.status, `${to}: ${status}`).toBe(200);
  }
  return id;
}
