/** What whoever watches over a shop has to see, apart from the lines of requests. */
type SecurityEventKind =
  | "login_failed"
  | "limit_reached"
  | "role_refused"
  | "password_changed"
  | "role_changed"
  | "factors_reset"
  | "email_changed"
  | "sessions_ended";

export type SecurityEvent = {
  kind: SecurityEventKind;
  /** E-mail of the account it is about, and whoever asked: the log gets marks of both, made with a key. */
  account?: string | null | undefined;
  visitor?: string | undefined;
  /** Which limit, which role, which way; nothing about a person. */
  what?: string;
};
export type ReportSecurityEvent = (event: SecurityEvent) => Promise<void>;
