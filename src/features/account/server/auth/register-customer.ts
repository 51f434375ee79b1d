import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import type { Registration } from "../../domain/registration.ts";
import type { AccountDeps, OpenedSession, Visit } from "../account-deps.ts";
import { welcomeEmail } from "../account-emails.ts";
import { BUSY } from "../passwords/password-hasher.ts";
import { weaknessOf } from "../passwords/weak-password.ts";
import { createCustomer } from "./create-customer.ts";
import { startSession } from "./sessions.ts";

const EXISTS = "auth.forms.user_already_exists";

/** Customer, session, cart and mail are created in one transaction. */
export async function registerCustomer(
  deps: AccountDeps,
  input: Visit & { registration: Registration },
): Promise<Result<OpenedSession>> {
  const { site, language, registration } = input;
  const attempt = await deps.limits.consume("register", { visitor: input.visitor });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const weakness = weaknessOf(registration.password, {
    email: registration.email,
    firstName: registration.first_name,
    lastName: registration.last_name,
    shop: site.name,
  });
  if (weakness) return fail(weakness, { password: [weakness] });
  const passwordHash = await deps.hasher.hash(registration.password);
  if (passwordHash === undefined) return fail(BUSY);

  return inTransaction(deps.db, async (tx) => {
    const customerId = await createCustomer(tx, {
      siteId: site.id,
      email: registration.email,
      passwordHash,
      firstName: registration.first_name,
      lastName: registration.last_name,
      phoneNumber: registration.phone_number,
      language,
      subscribed: registration.subscribed,
    });
    if (customerId === undefined) return fail(EXISTS, { email: [EXISTS] });
    const token = await startSession(tx, { ...input, customerId });
    await input.join?.(tx, customerId);
    await deps.postMail(tx, {
      site,
      to: registration.email,
      customerId,
      language,
      kind: "welcome",
      write: welcomeEmail({
        firstName: registration.first_name,
        shop: site.name,
        link: deps.linkTo(site, language, "/account-information"),
      }),
    });
    return succeed({ token, customerId });
  });
}
