import type { Database, Transaction } from "#database/connect.ts";
import type { MailToPost } from "#features/mail/server/post-mail.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { ReportSecurityEvent } from "#platform/audit/security-event.ts";
import type { RateLimits } from "#platform/rate-limit/rate-limits.ts";
import type { AccountLimit } from "./account-limits.ts";
import type { PasswordHasher } from "./passwords/password-hasher.ts";

export type AccountDeps = {
  db: Database;
  hasher: PasswordHasher;
  limits: RateLimits<AccountLimit>;
  reportSecurityEvent: ReportSecurityEvent;
  postMail: (tx: Transaction, mail: MailToPost) => Promise<void>;
  /** The full address of one of our pages, for mails. */
  linkTo: (site: Site, language: string, path: string) => string;
};

/**
 * What else begins with a session, in its transaction: the guest's cart becomes the customer's. Where
 * it fails nobody is logged in.
 */
export type JoinSession = (tx: Transaction, customerId: number) => Promise<void>;

/** What a use case that opens a session knows of the browser it opens it in. */
export type Visit = {
  site: Site;
  language: string;
  /** The visitor's mark, for counting guesses. */
  visitor: string;
  formerToken?: string | undefined;
  /** The browser's own; becomes known to every account that is opened in it. */
  deviceMark?: string | undefined;
  /** Browser and system in words; shown where sessions are listed. */
  device?: string | undefined;
  join?: JoinSession | undefined;
};

export type OpenedSession = { token: string; customerId: number };
