import { HOUR_SECONDS } from "#core/durations.ts";
import type { Database, Transaction } from "#database/connect.ts";
import type { MailToPost } from "#features/mail/server/post-mail.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { ReportSecurityEvent } from "#platform/audit/security-event.ts";
import type { RecentReads } from "#platform/caches/recent-reads.ts";
import { defineLimits, type RateLimits } from "#platform/rate-limit/rate-limits.ts";
import type { PasswordHasher } from "./passwords/password-hasher.ts";

const QUARTER_SECONDS = HOUR_SECONDS / 4;

export const accountLimits = defineLimits({
  login: {
    visitor: { points: 60, duration: QUARTER_SECONDS },
    account: { points: 50, duration: QUARTER_SECONDS },
    pair: { points: 10, duration: QUARTER_SECONDS },
  },
  // Limits a browser that the account knows; its device mark identifies the visitor.
  "known-login": { pair: { points: 10, duration: QUARTER_SECONDS } },
  register: { visitor: { points: 60, duration: HOUR_SECONDS } },
  "check-client": { visitor: { points: 60, duration: HOUR_SECONDS } },
  "request-reset": { visitor: { points: 20, duration: HOUR_SECONDS } },
  "reset-mail": {
    account: { points: 10, duration: HOUR_SECONDS },
    pair: { points: 3, duration: HOUR_SECONDS },
  },
  "known-reset-mail": { pair: { points: 3, duration: HOUR_SECONDS } },
  reset: { visitor: { points: 20, duration: HOUR_SECONDS } },
  "change-password": { account: { points: 10, duration: QUARTER_SECONDS } },
  // Each request sends a mail to an address that the visitor typed.
  "change-email": { account: { points: 5, duration: HOUR_SECONDS } },
  "confirm-email": { visitor: { points: 20, duration: HOUR_SECONDS } },
});

type AccountLimit = keyof typeof accountLimits;

export type AccountDeps = {
  db: Database;
  recentReads: RecentReads;
  hasher: PasswordHasher;
  limits: RateLimits<AccountLimit>;
  reportSecurityEvent: ReportSecurityEvent;
  now: () => Date;
  postMail: (tx: Transaction, mail: MailToPost) => Promise<void>;
  /** The full address of one of our pages, for mails. */
  linkTo: (site: Site, language: string, path: string) => string;
};

/**
 * Runs in the transaction that opens a session, e.g. to turn the guest's cart into the
 * customer's. If it fails, nobody is logged in.
 */
export type JoinSession = (tx: Transaction, customerId: number) => Promise<void>;

/** The browser and the visitor that a new session is opened for. */
export type Visit = {
  site: Site;
  language: string;
  /** Identifies the visitor when password guesses are counted. */
  visitor: string;
  formerToken?: string | undefined;
  /** Identifies the browser; every account opened in it remembers the mark. */
  deviceMark?: string | undefined;
  /** Browser and system in words, for the list of sessions. */
  device?: string | undefined;
  join?: JoinSession | undefined;
};

export type OpenedSession = { token: string; customerId: number };
