import { HOUR_SECONDS } from "#core/durations.ts";
import type { Database, Transaction } from "#database/connect.ts";
import type { Forwarding } from "#features/forwarding/server/forwarding.ts";
import type { Mail } from "#features/mail/server/mail.ts";
import type { MailToPost } from "#features/mail/server/post-mail.ts";
import type { Orders } from "#features/orders/server/orders.ts";
import type { Records } from "#features/records/server/records.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { defineLimits, type RateLimits } from "#platform/rate-limit/rate-limits.ts";
import type { FileStore } from "#ports/files.ts";

export const claimsLimits = defineLimits({
  // Limited, because staff look at each claim.
  claim: { account: { points: 60, duration: HOUR_SECONDS } },
});

type ClaimsLimit = keyof typeof claimsLimits;

export type ClaimsDeps = {
  db: Database;
  orders: Pick<Orders, "listMyOrders" | "findMyOrder" | "getMyOrder" | "readRefundable">;
  forwarding: Pick<Forwarding, "listRequests" | "findMyRequest" | "describeRequest">;
  files: Pick<FileStore, "readMetadata" | "listKind" | "remove">;
  limits: Pick<RateLimits<ClaimsLimit>, "consume">;
  postMail: (tx: Transaction, mail: MailToPost) => Promise<void>;
  /** Returns the full URL of one of our pages, for mails. */
  linkTo: (site: Site, language: string, path: string) => string;
  findSite: (id: number) => Site;
  listSites: () => readonly Site[];
  listNotes: Records["listNotes"];
  listMails: Mail["listMails"];
  now: () => Date;
  /** CLAIM_LIMIT_EUR: only the owner may promise more. */
  limitEur: number;
};
