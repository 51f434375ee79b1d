import type { Database, Transaction } from "#database/connect.ts";
import type { MailToPost } from "#features/mail/server/post-mail.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { RateLimits } from "#platform/rate-limit/rate-limits.ts";
import type { ReservationLimit } from "./reservation-limits.ts";

export type ReservationDeps = {
  db: Database;
  limits: Pick<RateLimits<ReservationLimit>, "consume">;
  postMail: (tx: Transaction, mail: MailToPost) => Promise<void>;
  /** The full address of one of our pages, for mails. */
  linkTo: (site: Site, language: string, path: string) => string;
  findSite: (id: number) => Site;
  now: () => Date;
  /** What went wrong without anybody waiting for an answer. */
  reportProblem: (problem: string, details: object) => void;
};
