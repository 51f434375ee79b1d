import type { Transaction } from "#database/connect.ts";
import { letGoOfIdle } from "./holding/let-go-of-idle.ts";
import { returnToCart } from "./holding/return-to-cart.ts";
import { mayOrder } from "./may-order.ts";
import type { OrderDraft } from "./order-draft.ts";
import type { ReturnedOrders } from "./orders.repository.ts";
import { type Order, selectShipments } from "./orders.repository.ts";
import type { OrdersDeps } from "./orders-deps.ts";
import { type ListMethods, listPayMethods } from "./paying/list-pay-methods.ts";
import {
  type FindUnderWay,
  type OrderToPay,
  payOrder,
  type StartPayment,
} from "./paying/pay-order.ts";
import { placeOrder } from "./place-order.ts";
import { findPromotion, type PromotionQuestion } from "./promotions/find-promotion.ts";
import { describeCarried } from "./showing/describe-carried.ts";
import { findReturned } from "./showing/find-returned.ts";
import {
  findMyOrder,
  getMyOrder,
  type OrderAsked,
  type OrderShown,
  type ShowOrderDeps,
} from "./showing/get-my-order.ts";
import type { OrdersQuestion } from "./showing/list-my-orders.ts";
import { countUnpaid, selectStatuses } from "./showing/list-orders.repository.ts";
import { type ListedParcels, listWithParcels } from "./showing/list-with-parcels.ts";
import type { ShownAt } from "./showing/name-lines.ts";
import { readOrder } from "./showing/read-order.ts";
import { readStep } from "./showing/read-step.ts";
import { cancelOrder } from "./steps/cancel-order.ts";
import { moveByCarrier } from "./steps/move-by-carrier.ts";
import { moveOrder } from "./steps/move-order.ts";
import { replaceUnpaid } from "./steps/replace-unpaid.ts";
import { type OrderToShip, type ShipDeps, shipOrder } from "./steps/ship-order.ts";
import { sweepOrders } from "./steps/sweep-orders.ts";
import { withdrawOrder } from "./steps/withdraw-order.ts";
import { type Buyer, takeBackConsent } from "./take-back-consent.ts";

type PayDeps = {
  startPayment: StartPayment;
  findUnderWay: FindUnderWay;
  listMethods: ListMethods;
};

/** The feature's use cases, bound to what they need; called once where services are wired. */
export function bindOrders(
  deps: OrdersDeps & ShowOrderDeps & PayDeps & ShipDeps & { parcels: ListedParcels },
) {
  return {
    deps,
    placeOrder: (tx: Transaction, draft: OrderDraft) => placeOrder(deps, tx, draft),
    mayOrder,
    findPromotion: (question: PromotionQuestion) => findPromotion(deps.db, question),
    listMyOrders: (question: OrdersQuestion) => listWithParcels(deps, question),
    getMyOrder: (asked: OrderShown) => getMyOrder(deps, asked),
    findMyOrder: (asked: OrderAsked) => findMyOrder(deps, asked),
    findReturned: (buyer: ReturnedOrders) => findReturned(deps.db, buyer),
    readOrder: (id: number) => readOrder(deps, id),
    readStep: (id: number) => readStep(deps, id),
    statusesOf: (ids: readonly number[]) => selectStatuses(deps.db, ids),
    countUnpaidOrders: (customerId: number) => countUnpaid(deps.db, customerId),
    cancelOrder: (input: Parameters<typeof cancelOrder>[1]) => cancelOrder(deps, input),
    withdrawOrder: (input: Parameters<typeof withdrawOrder>[1]) => withdrawOrder(deps, input),
    listPayMethods: (order: Order) => listPayMethods(deps, order),
    payOrder: (input: OrderToPay) => payOrder(deps, input),
    moveOrder: (wish: Parameters<typeof moveOrder>[1]) => moveOrder(deps, wish),
    shipOrder: (wish: OrderToShip) => shipOrder(deps, wish),
    lastTrackingNumber: async (id: number) =>
      (await selectShipments(deps.db, id)).at(-1)?.trackingNumber,
    moveByCarrier: (tx: Transaction, id: number, to: Parameters<typeof moveByCarrier>[3]) =>
      moveByCarrier(deps, tx, id, to),
    describeCarried: (id: number, at?: ShownAt) => describeCarried(deps, id, at),
    takeBackConsent: (buyer: Buyer) => takeBackConsent(deps, buyer),
    returnToCart: (orderId: number, backAs?: number) => returnToCart(deps, orderId, backAs),
    replaceUnpaid: (tx: Transaction, buyer: ReturnedOrders, variantIds: readonly number[]) =>
      replaceUnpaid(deps, tx, buyer, variantIds),
    letGoOfIdle: (now?: Date) => letGoOfIdle(deps, now),
    sweepOrders: (now?: Date) => sweepOrders(deps, now),
  };
}
export type Orders = ReturnType<typeof bindOrders>;
