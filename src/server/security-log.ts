import type { Logger } from "pino";
import type { ReportSecurityEvent, SecurityEvent } from "#platform/audit/security-event.ts";

type MarkOf = (text: string) => Promise<string>;

/** Changes that their owner wanted have the level info; refusals have the level warn. */
const EXPECTED: readonly SecurityEvent["kind"][] = [
  "password_changed",
  "role_changed",
  "factors_reset",
  "email_changed",
  "sessions_ended",
];

/**
 * Writes security events as log lines with the field `security`. People appear only as marks (HMAC with the day's key,
 * as in visitor counts), so that attempts can be grouped without naming anybody.
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
  // Callers never fail because a log line cannot be written.
  return (event) => write(event).catch((error) => log.error({ err: error }, "security event"));
}
