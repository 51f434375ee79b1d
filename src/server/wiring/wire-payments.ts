import type { Logger } from "pino";
import type { DatabaseConnection } from "#database/connect.ts";
import { CART_COOKIE } from "#features/cart/domain/cart-cookie.ts";
import type { Forwarding } from "#features/forwarding/server/forwarding.ts";
import { forwardPayable } from "#features/forwarding/server/payment/forward-payable.ts";
import { billPayable } from "#features/invoices/server/bills/bill-payable.ts";
import type { Invoices } from "#features/invoices/server/invoices.ts";
import type { Orders } from "#features/orders/server/orders.ts";
import { orderPayable } from "#features/orders/server/payment/order-payable.ts";
import { bindPayments } from "#features/payments/server/payments.ts";
import { topUpPayable } from "#features/payments/server/top-up/top-up-payable.ts";
import { walletProvider } from "#features/payments/server/wallet-provider.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import type { Wallet } from "#features/wallet/server/wallet.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import type { Providers } from "../external-services/choose-providers.ts";
import { publicOrigin } from "../http/origin.ts";
import type { Environment } from "../settings/environment.ts";

type Options = {
  environment: Environment;
  log: Logger;
  database: DatabaseConnection;
  providers: Providers;
  wallet: Wallet;
  orders: Pick<Orders, "deps">;
  forwarding: Pick<Forwarding, "deps">;
  invoices: Pick<Invoices, "deps">;
};

/** Who takes money, and what it can be paid for; a part of `services.ts`. */
export function wirePayments({ environment, log, database, ...options }: Options) {
  const { providers, wallet, orders, forwarding, invoices } = options;
  return bindPayments({
    db: database.db,
    wallet,
    providers: [...providers.opened, walletProvider(wallet)],
    stripe: providers.cardForm,
    payables: [
      topUpPayable(wallet),
      orderPayable(orders.deps),
      forwardPayable(forwarding.deps),
      billPayable(invoices.deps),
    ],
    visitorOf: (cookies) => hashSecret(cookies[CART_COOKIE]),
    linkTo: (site, language, target) =>
      publicOrigin(site, environment.PORT) + (language ? localisePath(target, language) : target),
    now: () => new Date(),
    reportProblem: (problem, details) => log.error(details, `payments: ${problem}`),
  });
}
