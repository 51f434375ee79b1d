import type { Transaction } from "#database/connect.ts";
import { senderAddress } from "#features/mail/domain/email-content.ts";
import { deleteSessionsOf } from "#platform/auth/sessions.repository.ts";
import type { AccountDeps, OpenedSession, Visit } from "../account-deps.ts";
import { passwordChangedEmail } from "../account-emails.ts";
import { deleteDevicesOf } from "../auth/devices.repository.ts";
import { startSession } from "../auth/sessions.ts";
import { deleteTokensOf } from "../auth/tokens.repository.ts";
import { type Customer, saveOwnPassword } from "../customers.repository.ts";

/** Ends every session and reset link and forgets the known browsers; this browser gets a new session. */
export async function replacePassword(
  deps: AccountDeps,
  tx: Transaction,
  input: Visit & { customer: Customer; passwordHash: string },
): Promise<OpenedSession> {
  const { customer, site } = input;
  await saveOwnPassword(tx, customer.id, input.passwordHash);
  await deleteSessionsOf(tx, customer.id);
  await deleteTokensOf(tx, customer.id);
  await deleteDevicesOf(tx, customer.id);
  const token = await startSession(tx, {
    customerId: customer.id,
    deviceMark: input.deviceMark,
    device: input.device,
  });
  await input.join?.(tx, customer.id);
  if (customer.email) {
    await deps.postMail(tx, {
      site,
      to: customer.email,
      customerId: customer.id,
      language: customer.language,
      kind: "password-changed",
      write: passwordChangedEmail({
        firstName: customer.firstName,
        shop: site.name,
        email: senderAddress(site),
        link: deps.linkTo(site, customer.language, "/account-information"),
      }),
    });
  }
  return { token, customerId: customer.id };
}
