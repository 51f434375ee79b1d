import type { Database, Transaction } from "#database/connect.ts";
import type { CartsOwner } from "#features/cart/server/cart-deps.ts";
import type { StockLine, StockShortage } from "#features/catalogue/domain/stock.ts";
import type { Sale } from "#features/catalogue/server/events/record-sales.ts";
import type { Mail } from "#features/mail/server/mail.ts";
import type { MailToPost } from "#features/mail/server/post-mail.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { Wallet } from "#features/wallet/server/wallet.ts";
import type { ReportProblem } from "#platform/feature/problems.ts";
import type { OrderStatus } from "../domain/order-status.ts";
import type { Order } from "./orders.repository.ts";

export const orderProblems = {
  order_sweep_failed: "an order could not be swept",
};

declare module "#platform/feature/problems.ts" {
  interface ProblemCodes {
    orders: keyof typeof orderProblems;
  }
}

export type StockBuyer = CartsOwner & {
  /** The cart that is being bought: its holds are used up. */
  cartId?: number | undefined;
};

/** `id` is the step's row in the history; the order is as the step left it. */
export type MadeStep = { id: number; from: OrderStatus; order: Order };

export type OrdersDeps = {
  db: Database;
  wallet: Pick<Wallet, "hold" | "capture" | "release" | "refund" | "lockBalance">;
  stock: {
    /** Takes all lines or none; the buyer's own carts do not block the buyer. */
    subtract: (
      tx: Transaction,
      lines: readonly StockLine[],
      buyer: StockBuyer,
    ) => Promise<StockShortage[]>;
    /** Locks all lines at once, so that several orders can be ended without a deadlock. */
    lock: (tx: Transaction, lines: readonly StockLine[]) => Promise<void>;
    restore: (tx: Transaction, lines: readonly StockLine[]) => Promise<void>;
    /** Raises the sales figures that rank best sellers. */
    recordSales: (tx: Transaction, sales: readonly Sale[]) => Promise<void>;
  };
  postMail: (tx: Transaction, mail: MailToPost) => Promise<void>;
  withdrawMails: Mail["withdrawMails"];
  /** The full URL of one of our pages, for mails. */
  linkTo: (site: Site, language: string, path: string) => string;
  findSite: (id: number) => Site;
  listSites: () => readonly Site[];
  now: () => Date;
  /** Lets other features react to each step, in the step's transaction. */
  onStep: (tx: Transaction, step: MadeStep) => Promise<void>;
  /** Reports failures that nobody would see otherwise: work on an order that will be tried again. */
  reportProblem: ReportProblem<"orders">;
  /** Refunds what was paid for an order through providers; calling it again does nothing more. */
  refundPayments: (order: { slug: string }) => Promise<void>;
};
