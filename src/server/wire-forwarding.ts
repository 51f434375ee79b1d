import type { DatabaseConnection } from "#database/connect.ts";
import { bindForwarding } from "#features/forwarding/server/forwarding.ts";
import type { PayDeps } from "#features/forwarding/server/pay-request.ts";
import type { Payments } from "#features/payments/server/payments.ts";

type Options = Pick<
  PayDeps,
  "wallet" | "shipping" | "files" | "listAddresses" | "postMail" | "linkTo" | "findSite"
> & {
  database: DatabaseConnection;
  /** Payments know requests as something to pay for, and requests payments: one has to be asked later. */
  payments: () => Payments;
};

/** Parcels that customers send to our warehouses; a part of `services.ts`. */
export function wireForwarding({ database, payments, ...others }: Options) {
  return bindForwarding({
    ...others,
    db: database.db,
    now: () => new Date(),
    startPayment: (wish) => payments().startPayment(wish),
    listMethods: (site, countryId) => payments().listMethods(site, countryId),
  });
}
