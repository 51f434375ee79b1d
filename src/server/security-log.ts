import type { Logger } from "pino";
import type { ReportSecurityEvent, SecurityEvent } from "#platform/audit/security-event.ts";

type MarkOf = (text: string) => Promise<string>;

/** Changes that their owner wanted are information; what was refused is a warning. */
const EXPECTED: readonly SecurityEvent["kind"][] = [
  "password_changed",
  "role_changed",
  "factors_reset",
  "email_changed",
  "sessions_ended",
];

/**
 * Security events as lines of their own kind (`security` names it). Whom they are about is said by marks
 * (HMAC with the day's key, as visitors are counted), so that attempts can be put together and nobody is named.
 */
export function createSecurityLog(
  log: Pick<Logger, "info" | "warn" | "error">,
  markOf: MarkOf,
): ReportSecurityEvent {
  const write = async ({ kind, account, visitor, what }: SecurityEvent) => {
    const line = {
      security: kind,
      ...(what ? { what } : {}),
      ...(account ? { account: await markOf(`account ${account}`) } : {}),
      ...(visitor ? { visitor: await markOf(`visitor ${visitor}`) } : {}),
    };
    log[EXPECTED.includes(kind) ? "info" : "warn"](line, "security event");
  };
  // Nobody waits in vain for a line of the log.
  return (event) => write(event).catch((error) => log.error({ err: error }, "security event"));
}
