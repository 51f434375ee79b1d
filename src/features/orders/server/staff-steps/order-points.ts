import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { type CourierCode, isCourier } from "#features/delivery/domain/courier.ts";
import type { Delivery } from "#features/delivery/server/delivery.ts";
import { findCountry } from "#features/sites/domain/site.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { reachesSite, requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import { type OrderPickupPoint, toOrderPoint } from "../../domain/order.ts";
import { isUnshipped } from "../../domain/order-status.ts";
import { lockOrder } from "../lock-order.ts";
import { type Order, selectOrder, updateOrder } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

export type OrderPointsDeps = OrdersDeps & {
  delivery: Pick<Delivery, "findPickupPoints" | "findPoint">;
};
type OrderPointsProblem =
  | "errors.not_found"
  | "office.orders.errors.no_point"
  | "office.orders.errors.shipped_already";

const MOST = 20;

type Asked = { actor: StaffActor | undefined; orderId: number };
type OwnOrder = {
  order: Order & { pickupPoint: OrderPickupPoint };
  courier: CourierCode;
  country: { id: number; isoCode: string };
};

/** Pickup points of the courier and the country that the order was priced for. */
export async function findOrderPoints(
  deps: OrderPointsDeps,
  { text, ...asked }: Asked & { text: string },
): Promise<Result<OrderPickupPoint[], OrderPointsProblem>> {
  const own = await readOwn(deps, asked);
  if (!own.ok) return own;
  const { order, courier, country } = own.value;
  const query = { siteId: order.siteId, country, courier, text, limit: MOST };
  const { points } = await deps.delivery.findPickupPoints(query);
  return succeed(points.map(toOrderPoint));
}

type PointChange = Asked & {
  /** The pickup point that the order had when another one was chosen. */
  seenId: string;
  pointId: string;
};

/** Possible until the order is shipped; the carrier brings an already registered parcel to its old point. */
export async function changeOrderPoint(
  deps: OrderPointsDeps,
  { seenId, pointId, ...asked }: PointChange,
): Promise<Result<OrderPickupPoint>> {
  const own = await readOwn(deps, asked);
  if (!own.ok) return own;
  const { courier, country } = own.value;
  const found = await deps.delivery.findPoint({ country: country.isoCode, courier, id: pointId });
  if (!found) return fail("office.orders.errors.no_point");
  const point = toOrderPoint(found);
  return inTransaction<Result<OrderPickupPoint>>(deps.db, async (tx) => {
    const order = await lockOrder(deps, tx, asked.orderId);
    if (!order?.pickupPoint) return fail("errors.not_found");
    if (!isUnshipped(order.status)) return fail("office.orders.errors.shipped_already");
    const { pickupPoint: current } = order;
    const seen = { pickupPoint: current.id === seenId ? wordsOf(current) : seenId };
    const edited = await editRecord<{ pickupPoint: string }>(tx, {
      actor: own.value.actor,
      action: "order.edit",
      subject: `order:${order.id}`,
      current: { pickupPoint: wordsOf(current) },
      edit: { seen, changes: { pickupPoint: wordsOf(point) } },
      customerId: order.customerId ?? undefined,
      write: () => updateOrder(tx, order.id, { pickupPoint: point }),
    });
    return edited.ok ? succeed(point) : edited;
  });
}

/** Readers of the audit log do not know the couriers' point ids, so the name is added. */
const wordsOf = ({ id, name }: OrderPickupPoint): string => `${name} (${id})`;

async function readOwn(
  { db, findSite }: OrderPointsDeps,
  { actor, orderId }: Asked,
): Promise<Result<OwnOrder & { actor: StaffActor }, OrderPointsProblem>> {
  const allowed = requireOneOfRoles(actor, ["orders", "support"]);
  if (!allowed.ok) return allowed;
  const order = await selectOrder(db, { id: orderId });
  const { address, courier, pickupPoint } = order ?? {};
  if (!order || !pickupPoint || !address || !reachesSite(allowed.value, order.siteId)) {
    return fail("errors.not_found");
  }
  const country = findCountry(findSite(order.siteId).countries, address.countryId);
  if (!country || !courier || !isCourier(courier)) return fail("office.orders.errors.no_point");
  return succeed({ actor: allowed.value, order: { ...order, pickupPoint }, courier, country });
}
