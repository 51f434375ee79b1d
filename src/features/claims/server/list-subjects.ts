import { orderNumber } from "#features/orders/domain/order-status.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import type { ClaimKind } from "../domain/claim-reason.ts";
import { type ClaimSubject, isClaimableOrder, isClaimableParcel } from "../domain/claim-status.ts";
import type { ClaimsDeps } from "./claims-deps.ts";

const MOST_OFFERED = 50;

type Deps = Pick<ClaimsDeps, "orders" | "forwarding">;
export type SubjectsQuery = {
  customerId: number;
  kind: ClaimKind;
  /** The subject that the form was opened for, however old it is; empty if there was none. */
  about: string;
  /** The site and language of the form, in which goods are named. */
  at?: SiteContext;
};

/** The subjects that a customer can choose from, newest first. */
export async function listSubjects(deps: Deps, question: SubjectsQuery): Promise<ClaimSubject[]> {
  const { kind, about } = question;
  const [list, find] = kind === "order" ? [listOrders, findOrder] : [listParcels, findParcel];
  const offered = await list(deps, question);
  if (about === "" || offered.some(({ value }) => value === about)) return offered;
  const older = await find(deps, question);
  return older ? [...offered, older] : offered;
}

async function listOrders(
  { orders }: Deps,
  { customerId, at }: SubjectsQuery,
): Promise<ClaimSubject[]> {
  const shown = { language: at?.language, shownOn: at?.site };
  const question = { customerId, limit: MOST_OFFERED, ...shown };
  const { items: bought } = await orders.listMyOrders({ ...question, filter: "shop_orders" });
  const { items: quoted } = await orders.listMyOrders({ ...question, filter: "quotes" });
  return [...bought, ...quoted]
    .filter((one) => one.type !== "forward_requests" && isClaimableOrder(one.status))
    .sort((one, other) => other.id - one.id)
    .map(orderSubject);
}

async function findOrder({ orders }: Deps, { customerId, about, at }: SubjectsQuery) {
  const asked = { slug: about, customerId };
  // Anyone who has its link can open a guest's order, but nobody can claim about it.
  if ((await orders.findMyOrder(asked))?.customerId !== customerId) return undefined;
  const shown = await orders.getMyOrder({ ...asked, at });
  if (!shown || !isClaimableOrder(shown.order.status)) return undefined;
  const { order, lines: items } = shown;
  return orderSubject({ slug: order.slug, number: orderNumber(order.id), items });
}

type NamedOrder = { slug: string; number: string; items: readonly { name: string }[] };

const orderSubject = ({ slug, number, items }: NamedOrder): ClaimSubject => ({
  kind: "order",
  value: slug,
  number,
  what: items.map(({ name }) => name).join(", "),
});

async function listParcels(
  { forwarding }: Deps,
  { customerId }: SubjectsQuery,
): Promise<ClaimSubject[]> {
  const { items } = await forwarding.listRequests({ customerId, limit: MOST_OFFERED });
  return items.filter(({ status }) => isClaimableParcel(status)).map(parcelSubject);
}

async function findParcel({ forwarding }: Deps, { customerId, about }: SubjectsQuery) {
  const id = /^\d{1,15}$/.test(about) ? Number(about) : 0;
  const request = await forwarding.findMyRequest({ id, customerId });
  if (!request || !isClaimableParcel(request.status)) return undefined;
  return parcelSubject(await forwarding.describeRequest(request));
}

type NamedParcel = { id: number; number: string; shops: string[]; goods: string[] };

const parcelSubject = ({ id, number, shops, goods }: NamedParcel): ClaimSubject => ({
  kind: "parcel",
  value: String(id),
  number,
  what: [...shops, ...goods].join(", "),
});
