import { hashSecret } from "#platform/auth/secret-token.ts";
import type { Attempt } from "#platform/rate-limit/rate-limits.ts";
import type { AccountDeps, Visit } from "../account-deps.ts";
import { isKnownDevice } from "./devices.repository.ts";

/**
 * A browser in which the account was open before has its own rate limit: strangers who guess
 * passwords or request mails use up another one.
 */
export async function consumeDeviceLimit(
  deps: Pick<AccountDeps, "db" | "limits">,
  asked: Pick<Visit, "visitor" | "deviceMark"> & { email: string; kind: "login" | "reset-mail" },
): Promise<Attempt> {
  const { kind, email, visitor, deviceMark } = asked;
  const device = hashSecret(deviceMark);
  if (deviceMark && device && (await isKnownDevice(deps.db, email, device))) {
    return deps.limits.consume(`known-${kind}`, { visitor: deviceMark, account: email });
  }
  return deps.limits.consume(kind, { visitor, account: email });
}
