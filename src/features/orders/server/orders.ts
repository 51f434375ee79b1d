import type { Transaction } from "#database/connect.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import { cancelOrder } from "./endings/cancel-order.ts";
import { sweepOrders } from "./endings/sweep-orders.ts";
import { withdrawOrder, withdrawOrderConsent } from "./endings/withdraw-order.ts";
import {
  type FindOrderInput,
  findMyOrder,
  type GetOrderInput,
  getMyOrder,
} from "./get-my-order.ts";
import { releaseIdleOrders } from "./holds/release-idle-orders.ts";
import { returnToCart } from "./holds/return-to-cart.ts";
import { selectSetAside } from "./holds/set-aside.ts";
import { moveByCarrier, moveOrder } from "./move-order.ts";
import { nameLines, type OrderedLines } from "./name-lines.ts";
import type { OrderDraft } from "./order-draft.ts";
import type { OrdersQuery } from "./order-list/list-my-orders.ts";
import { countUnpaid, selectStatuses } from "./order-list/list-orders.repository.ts";
import { type ListedParcels, listWithParcels } from "./order-list/list-with-parcels.ts";
import type { OrdersPersonalDeps } from "./orders.personal-data.ts";
import {
  type Buyer,
  type Order,
  type ReturnedOrders,
  selectShipments,
} from "./orders.repository.ts";
import { dueOf } from "./payment/order-payable.ts";
import { placeOrder } from "./placement/place-order.ts";
import { replaceUnpaid } from "./placement/replace-unpaid.ts";
import { findPromotion, type PromotionQuery } from "./promotions/find-promotion.ts";
import { describeCarried, findReturned, readOrder, readStep } from "./read-order.ts";
import { readRefundable } from "./refunds/read-refundable.ts";
import type { RefundsDeps } from "./refunds/refunds-deps.ts";
import { type OrderToShip, type ShipDeps, shipOrder } from "./shipments/ship-order.ts";
import type { StaffOrderDeps } from "./staff-orders/describe-staff-order.ts";
import type { OrderPointsDeps } from "./staff-steps/order-points.ts";

export type OrderUseCaseDeps = RefundsDeps &
  StaffOrderDeps &
  ShipDeps &
  OrderPointsDeps &
  Pick<OrdersPersonalDeps, "deleteNotes"> & { parcels: () => ListedParcels };

/** Binds the feature's use cases to their dependencies; called once, by feature.ts. */
export function bindOrders(deps: OrderUseCaseDeps) {
  return {
    placeOrder: (tx: Transaction, draft: OrderDraft) => placeOrder(deps, tx, draft),
    dueOf: (order: Order) => dueOf(deps, order),
    findPromotion: (question: PromotionQuery) => findPromotion(deps.db, question),
    listMyOrders: (question: OrdersQuery) => listWithParcels(deps, question),
    getMyOrder: (asked: GetOrderInput) => getMyOrder(deps, asked),
    findMyOrder: (asked: FindOrderInput) => findMyOrder(deps, asked),
    findReturned: (buyer: ReturnedOrders) => findReturned(deps.db, buyer),
    readOrder: (id: number) => readOrder(deps, id),
    readRefundable: (id: number) => readRefundable(deps, id),
    nameLines: (ordered: OrderedLines, at: SiteContext) => nameLines(deps, ordered, at),
    readStep: (id: number) => readStep(deps, id),
    statusesOf: (ids: readonly number[]) => selectStatuses(deps.db, ids),
    countUnpaidOrders: (customerId: number) => countUnpaid(deps.db, customerId),
    cancelOrder: (input: Parameters<typeof cancelOrder>[1]) => cancelOrder(deps, input),
    withdrawOrder: (input: Parameters<typeof withdrawOrder>[1]) => withdrawOrder(deps, input),
    moveOrder: (input: Parameters<typeof moveOrder>[1]) => moveOrder(deps, input),
    shipOrder: (input: OrderToShip) => shipOrder(deps, input),
    lastTrackingNumber: async (id: number) =>
      (await selectShipments(deps.db, id)).at(-1)?.trackingNumber,
    moveByCarrier: (tx: Transaction, id: number, to: Parameters<typeof moveByCarrier>[3]) =>
      moveByCarrier(deps, tx, id, to),
    describeCarried: (id: number, at?: SiteContext) => describeCarried(deps, id, at),
    withdrawOrderConsent: (buyer: Buyer) => withdrawOrderConsent(deps, buyer),
    returnToCart: (orderId: number, backAs?: number) => returnToCart(deps, orderId, backAs),
    replaceUnpaid: (tx: Transaction, returnedIds: readonly number[], bought: readonly number[]) =>
      replaceUnpaid(deps, tx, returnedIds, bought),
    /** What unpaid orders hold now, by SKU. */
    setAside: selectSetAside,
    releaseIdleOrders: (now?: Date) => releaseIdleOrders(deps, now),
    sweepOrders: (now?: Date) => sweepOrders(deps, now),
  };
}
export type Orders = ReturnType<typeof bindOrders>;
