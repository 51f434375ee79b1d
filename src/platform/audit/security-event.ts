/** Events that security monitoring needs, logged separately from requests. */
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
  /** The account's e-mail and the visitor; the log gets only keyed hashes of both. */
  account?: string | null | undefined;
  visitor?: string | undefined;
  /** Which limit, role or way; nothing about a person. */
  what?: string;
};
export type ReportSecurityEvent = (event: SecurityEvent) => Promise<void>;
