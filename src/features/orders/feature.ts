import { rowNumbers } from "#platform/audit/record-names.ts";
import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import { type Platform, problemReporter } from "#platform/feature/platform.ts";
import { everyMinute } from "#platform/jobs/job.ts";
import { orderNumber } from "./domain/order-status.ts";
import { customerOrders } from "./server/customer-orders.ts";
import { orderMailSamples } from "./server/emails/order-mail-samples.ts";
import { orderStock } from "./server/holds/hold-order.ts";
import { orderRuns } from "./server/order-runs/order-runs.ts";
import { ordersApi, payOrdersApi } from "./server/orders.api.ts";
import { ordersPersonalData } from "./server/orders.personal-data.ts";
import { selectOrderSites } from "./server/orders.repository.ts";
import { ordersStaffApi } from "./server/orders.staff-api.ts";
import { bindOrders, type Orders, type OrderUseCaseDeps } from "./server/orders.ts";
import { orderProblems } from "./server/orders-deps.ts";
import { leavePaymentApi } from "./server/payment/leave-payment.api.ts";
import { ORDER, orderPayable } from "./server/payment/order-payable.ts";
import { selectPromotionCodes } from "./server/promotions/promotions.repository.ts";
import { namePaidOrders } from "./server/wallet-subjects.ts";
import { ordersContext } from "./shop/orders.context.ts";
import { listStaffOrdersCall, staffOrderCall } from "./staff-calls.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    orders: Orders;
  }
}

const subject = ({ slug }: { slug: string }) => ({ kind: ORDER, subjectId: slug });

export function ordersDeps(platform: Platform, features: Features): OrderUseCaseDeps {
  const { sites, mail, wallet, payments, catalogue } = features;
  return {
    db: platform.db,
    now: platform.now,
    wallet,
    stock: orderStock,
    postMail: mail.postMail,
    linkTo: sites.linkTo,
    findSite: sites.findSite,
    listSites: () => sites.registry.all(),
    listLineGoods: catalogue.listLineGoods,
    refunds: payments,
    listNotes: features.records.listNotes,
    deleteNotes: features.records.deleteNotes,
    listMails: mail.listMails,
    delivery: features.delivery,
    withdrawMails: mail.withdrawMails,
    refundPayments: (order) => payments.refundSubject(subject(order)),
    listPayments: (order) => payments.listPayments(subject(order)),
    parcels: () => features.forwarding.listedParcels,
    onStep: (tx, step) => features.marketing.enqueueOrderUpdate(tx, step),
    registerShipment: (parcel) => features.tracking.registerShipment("order")(parcel),
    carriedSoFar: (tx, id) => features.tracking.carriedSoFar(tx, id),
    settleClaim: (tx, { orderId, ...refund }) =>
      features.claims.settleRemedy(tx, { ...refund, way: "refund", subject: { orderId } }),
    quotedWarehouse: (id) => features.quotes.warehouseOf(id),
    reportProblem: problemReporter(platform, "orders", orderProblems),
  };
}

export const ordersFeature = defineFeature({
  name: "orders",
  problems: orderProblems,
  recordNames: {
    promotion: (db, { ids }) => selectPromotionCodes(db, rowNumbers(ids)),
  },
  bind: (platform, features) => bindOrders(ordersDeps(platform, features)),
  calls: (features) => [
    ...ordersApi(features.account, features.orders),
    ...leavePaymentApi(features),
    ...payOrdersApi(features),
  ],
  customerSections: () => [customerOrders],
  notedRecords: [
    {
      kind: "order",
      roles: ["orders", "finance", "support", "warehouse"],
      readers: staffOrderCall.staff.roles,
      selectSites: selectOrderSites,
      path: (id) => `/orders/${id}`,
      title: orderNumber,
    },
  ],
  viewedLists: { orders: listStaffOrdersCall.staff },
  staffCalls: (features, platform) =>
    ordersStaffApi({ ...ordersDeps(platform, features), startRun: features.records.startRun }),
  runKinds: (features, platform) => orderRuns(ordersDeps(platform, features)),
  pages: (context, { orders }) => context.set(ordersContext, orders),
  mailSamples: orderMailSamples,
  jobs: [everyMinute("release-idle-orders", ({ orders }) => orders.releaseIdleOrders())],
  nightly: [({ orders }, { now }) => orders.sweepOrders(now())],
  payables: (features, platform) => [orderPayable(ordersDeps(platform, features))],
  walletSubjects: (_features, { db }) => namePaidOrders(db),
  personalData: (features, platform) => ({
    orders: ordersPersonalData(ordersDeps(platform, features)),
  }),
});
