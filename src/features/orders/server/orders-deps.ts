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
  /** The cart that is being bought: what it held is used up. */
  cartId?: number | undefined;
};

/** `id` is its place in the history; the order is as the step left it. */
export type MadeStep = { id: number; from: OrderStatus; order: Order };

export type OrdersDeps = {
  db: Database;
  wallet: Pick<Wallet, "hold" | "capture" | "release" | "refund" | "lockBalance">;
  stock: {
    /** All or nothing; what one's own carts hold stands in nobody's own way. */
    subtract: (
      tx: Transaction,
      lines: readonly StockLine[],
      buyer: StockBuyer,
    ) => Promise<StockShortage[]>;
    /** So that several orders can be ended without waiting in a circle. */
    lock: (tx: Transaction, lines: readonly StockLine[]) => Promise<void>;
    restore: (tx: Transaction, lines: readonly StockLine[]) => Promise<void>;
    /** Raises the figures by which best sellers are ranked. */
    recordSales: (tx: Transaction, sales: readonly Sale[]) => Promise<void>;
  };
  postMail: (tx: Transaction, mail: MailToPost) => Promise<void>;
  withdrawMails: Mail["withdrawMails"];
  /** The full address of one of our pages, for mails. */
  linkTo: (site: Site, language: string, path: string) => string;
  findSite: (id: number) => Site;
  listSites: () => readonly Site[];
  now: () => Date;
  /** Whoever else wants to know of each step, in its transaction. */
  onStep: (tx: Transaction, step: MadeStep) => Promise<void>;
  /** For what nobody sees otherwise: work on an order that failed, and will be tried again. */
  reportProblem: ReportProblem<"orders">;
  /** Gives back what was paid for an order through providers; asked again it does nothing more. */
  refundPayments: (order: { slug: string }) => Promise<void>;
};
