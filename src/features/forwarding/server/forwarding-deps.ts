import type { Database, Transaction } from "#database/connect.ts";
import type { SavedAddress } from "#features/account/contract.ts";
import type { Delivery } from "#features/delivery/server/delivery.ts";
import type { Invoices } from "#features/invoices/server/invoices.ts";
import type { MailToPost } from "#features/mail/server/post-mail.ts";
import type { FindBenefits, ListPlanStorage } from "#features/shipping/domain/plan-benefits.ts";
import type { Shipping } from "#features/shipping/server/shipping.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { Wallet } from "#features/wallet/server/wallet.ts";
import type { ReportProblem } from "#platform/feature/problems.ts";
import type { FileStore } from "#ports/files.ts";

export const forwardingProblems = {
  storage_end_untold: "nobody was told that free storage ends",
  staff_photos_kept: "photos of staff are still kept",
  request_sweep_failed: "a parcel could not be swept",
};

declare module "#platform/feature/problems.ts" {
  interface ProblemCodes {
    forwarding: keyof typeof forwardingProblems;
  }
}

export type ForwardingDeps = {
  db: Database;
  wallet: Pick<Wallet, "credit" | "lockBalance">;
  invoices: Pick<Invoices, "issueFromWallet">;
  shipping: Pick<Shipping, "listRates" | "listWarehouses">;
  listCouriers: Delivery["listCouriers"];
  /** Returns what the owner's plan gives: cheaper shipping, longer storage. */
  findBenefits: FindBenefits;
  listPlanStorage: ListPlanStorage;
  /** The customers' documents, and the photos of their parcels. */
  files: Pick<FileStore, "read" | "readMetadata" | "save" | "remove">;
  listAddresses: (customerId: number) => Promise<SavedAddress[]>;
  postMail: (tx: Transaction, mail: MailToPost) => Promise<void>;
  /** Returns the full URL of one of our pages, for mails. */
  linkTo: (site: Site, language: string, path: string) => string;
  findSite: (id: number) => Site;
  /** Reports failures of background work. */
  reportProblem: ReportProblem<"forwarding">;
  now: () => Date;
};
