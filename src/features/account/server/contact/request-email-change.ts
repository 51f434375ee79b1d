import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { senderAddress } from "#features/mail/domain/email-content.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { newSecret } from "#platform/auth/secret-token.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import { EMAIL_TOKEN_SECONDS } from "../../domain/token-life.ts";
import type { AccountDeps, Visit } from "../account-deps.ts";
import { emailChangeEmail, emailChangeRequestedEmail } from "../account-emails.ts";
import { deleteTokensOf, insertToken } from "../auth/tokens.repository.ts";
import { type Customer, lockCustomer, selectCustomerByEmail } from "../customers.repository.ts";
import { BUSY } from "../passwords/password-hasher.ts";
import type { Session } from "../read-session.ts";
import { isStaff } from "../staff-roles.repository.ts";

const WRONG = "auth.errors.wrong_password";
const SAME = "validation.email_same";
const EXISTS = "auth.forms.user_already_exists";

type EmailChange = Pick<Visit, "site" | "visitor" | "language"> & {
  session: Session;
  email: string;
  password: string;
};

/**
 * Requires the password. A link to the new address proves that the customer owns it; the old
 * address gets a notice. Nothing changes until the link is opened.
 */
export async function requestEmailChange(
  deps: AccountDeps,
  input: EmailChange,
): Promise<Result<null>> {
  const { customer } = input.session;
  const guesser = { visitor: input.visitor, account: customer.email };
  for (const kind of ["change-password", "change-email"] as const) {
    const attempt = await deps.limits.consume(kind, guesser);
    if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  }
  const matches = await deps.hasher.verify(customer.passwordHash, input.password);
  if (matches === undefined) return fail(BUSY);
  if (!matches) {
    await deps.reportSecurityEvent({ kind: "login_failed", ...guesser, what: "change-email" });
    return fail(WRONG, { password: [WRONG] });
  }
  if (input.email === customer.email) return fail(SAME, { email: [SAME] });
  // Registration gives the same answer for a taken address.
  if (await selectCustomerByEmail(deps.db, input.email)) return fail(EXISTS, { email: [EXISTS] });
  const { site, language, email } = input;
  return mailLink(deps, { customerId: customer.id, site, language, email });
}

type StaffEmailChange = {
  actor: StaffActor;
  customer: Pick<Customer, "id" | "email" | "language">;
  site: Site;
  email: string;
};

/** For customers who lost access to their address: the same confirmation link, but without their password. */
export async function requestEmailChangeByStaff(
  deps: AccountDeps,
  { actor, customer, site, email }: StaffEmailChange,
): Promise<Result<null>> {
  const { id: customerId, language } = customer;
  // The owner of the new mailbox could choose a password: staff must not take over a colleague's account this way.
  if (await isStaff(deps.db, customerId)) return fail("office.customers.errors.is_staff");
  if (email === customer.email) return fail(SAME, { email: [SAME] });
  if (await selectCustomerByEmail(deps.db, email)) return fail(EXISTS, { email: [EXISTS] });
  return mailLink(deps, { customerId, site, language, email }, (tx) =>
    writeAuditNote(tx, {
      actor,
      action: "customer.email",
      subject: `customer:${customerId}`,
      after: { email },
      customerId,
    }),
  );
}

type LinkToMail = { customerId: number; site: Site; language: string; email: string };

function mailLink(
  deps: AccountDeps,
  { customerId, site, language, email }: LinkToMail,
  note?: (tx: Transaction) => Promise<void>,
): Promise<Result<null>> {
  const { token, hash } = newSecret();
  return inTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    if (!customer?.email) return fail(NOT_LOGGED_IN);
    // Only the latest link counts.
    await deleteTokensOf(tx, customer.id, "email_change");
    await insertToken(tx, {
      customerId: customer.id,
      tokenHash: hash,
      purpose: "email_change",
      newEmail: email,
      seconds: EMAIL_TOKEN_SECONDS,
    });
    const named = { firstName: customer.firstName, shop: site.name };
    const mail = { site, customerId: customer.id, language };
    const link = deps.linkTo(site, language, `/email-change/${token}`);
    const write = emailChangeEmail({ ...named, email, link });
    await deps.postMail(tx, { ...mail, to: email, kind: "email-change", isUrgent: true, write });
    await deps.postMail(tx, {
      ...mail,
      to: customer.email,
      kind: "email-change-asked",
      write: emailChangeRequestedEmail({ ...named, email, help: senderAddress(site) }),
    });
    await note?.(tx);
    return succeed(null);
  });
}
