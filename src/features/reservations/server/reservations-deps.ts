import { HOUR_SECONDS } from "#core/durations.ts";
import type { Database, Transaction } from "#database/connect.ts";
import type { MailToPost } from "#features/mail/server/post-mail.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { ReportProblem } from "#platform/feature/problems.ts";
import { defineLimits, type RateLimits } from "#platform/rate-limit/rate-limits.ts";

export const reservationsProblems = {
  reservation_expiry_failed: "a reservation could not expire",
};

declare module "#platform/feature/problems.ts" {
  interface ProblemCodes {
    reservations: keyof typeof reservationsProblems;
  }
}

export const reservationsLimits = defineLimits({
  // Limited, because each call sends a mail to an address that anybody can enter.
  reserve: {
    visitor: { points: 120, duration: HOUR_SECONDS },
    account: { points: 10, duration: HOUR_SECONDS },
  },
  "confirm-reservation": { visitor: { points: 120, duration: HOUR_SECONDS } },
});

type ReservationLimit = keyof typeof reservationsLimits;

export type ReservationsDeps = {
  db: Database;
  limits: Pick<RateLimits<ReservationLimit>, "consume">;
  postMail: (tx: Transaction, mail: MailToPost) => Promise<void>;
  /** Returns the full URL of one of our pages, for mails. */
  linkTo: (site: Site, language: string, path: string) => string;
  findSite: (id: number) => Site;
  now: () => Date;
  /** Reports failures of background work. */
  reportProblem: ReportProblem<"reservations">;
};
