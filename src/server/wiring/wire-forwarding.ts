import type { Logger } from "pino";
import type { DatabaseConnection } from "#database/connect.ts";
import { bindForwarding } from "#features/forwarding/server/forwarding.ts";
import type { ForwardingDeps } from "#features/forwarding/server/forwarding-deps.ts";
import { FORWARD_REQUEST } from "#features/forwarding/server/payment/forward-payable.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import type { Tracking } from "#features/tracking/server/tracking.ts";

type Options = Pick<
  ForwardingDeps,
  | "wallet"
  | "invoices"
  | "shipping"
  | "listCouriers"
  | "findBenefits"
  | "listPlanStorage"
  | "files"
  | "listAddresses"
  | "postMail"
  | "linkTo"
  | "findSite"
> & {
  /** It knows these, and they hand over to it: asked later, too. */
  tracking: () => Tracking;
  database: DatabaseConnection;
  log: Logger;
  /** Payments know requests as something to pay for, and requests payments: one has to be asked later. */
  payments: () => Payments;
};

/** Parcels that customers send to our warehouses; a part of `services.ts`. */
export function wireForwarding({ database, log, payments, tracking, ...others }: Options) {
  return bindForwarding({
    ...others,
    db: database.db,
    now: () => new Date(),
    reportProblem: (problem, details) => log.error(details, `forwarding: ${problem}`),
    findUnderWay: (id) => payments().findUnderWay({ kind: FORWARD_REQUEST, subjectId: String(id) }),
    registerShipment: (parcel) => tracking().registerShipment("forward_request")(parcel),
  });
}
