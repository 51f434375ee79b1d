import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction, rollBackIfRefused } from "#database/transaction.ts";
import { senderAddress } from "#features/mail/domain/email-content.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { deleteSessionsOf } from "#platform/auth/sessions.repository.ts";
import type { AccountDeps } from "./account-deps.ts";
import { factorsResetEmail } from "./account-emails.ts";
import { createCustomer } from "./auth/create-customer.ts";
import {
  type Customer,
  lockCustomer,
  lockCustomerByEmail,
  saveOneTimePassword,
  saveOwnPassword,
  selectCustomerByEmail,
} from "./customers.repository.ts";
import { newOneTimePassword } from "./passwords/one-time-password.ts";
import { BUSY } from "./passwords/password-hasher.ts";
import { weaknessOf } from "./passwords/weak-password.ts";
import { isStaff } from "./staff-roles.repository.ts";

type StaffAccountInput = { siteId: number; language: string; email: string };
type OpenedAccount = { customerId: number; oneTimePassword: string | undefined };

export type OpenStaffAccount = <Value>(
  input: StaffAccountInput,
  work: (tx: Transaction, opened: OpenedAccount) => Promise<Result<Value>>,
) => Promise<Result<Value>>;

/** Staff are customers with roles. With the first role they get a one-time password, which a colleague passes on. */
export const bindOpenStaffAccount =
  (deps: Pick<AccountDeps, "db" | "hasher">): OpenStaffAccount =>
  async (input, work) => {
    const known = await selectCustomerByEmail(deps.db, input.email);
    // The address may have been registered by another person: their password must not open the office.
    const isKnownToUs = known && (await isStaff(deps.db, known.id));
    const needsPassword = !isKnownToUs || !known.passwordHash || known.passwordIsOneTime;
    const oneTimePassword = needsPassword ? newOneTimePassword() : undefined;
    const hash = oneTimePassword && (await deps.hasher.hash(oneTimePassword));
    if (oneTimePassword && !hash) return fail(BUSY);
    return rollBackIfRefused(deps.db, async (tx) => {
      const nameless = { firstName: "", lastName: "", phoneNumber: "", subscribed: false };
      const customer = { ...input, passwordHash: null, ...nameless };
      const customerId = (await createCustomer(tx, customer)) ?? known?.id;
      if (customerId === undefined) return fail("errors.not_found");
      if (hash) {
        await saveOneTimePassword(tx, customerId, hash);
        await deleteSessionsOf(tx, customerId);
      }
      return work(tx, { customerId, oneTimePassword });
    });
  };

/** Locks the account against other changes until the transaction ends. */
export const lockStaffAccount = (tx: Transaction, email: string): Promise<Customer | undefined> =>
  lockCustomerByEmail(tx, email);

type FactorsReset = { site: Site; customer: Customer & { email: string } };

/** Tells a person that their second factor was reset, whether they lost it or somebody took it from them. */
export function postFactorsReset(
  deps: Pick<AccountDeps, "postMail">,
  tx: Transaction,
  { site, customer: { id: customerId, email: to, firstName, language } }: FactorsReset,
): Promise<void> {
  const write = factorsResetEmail({ firstName, shop: site.name, email: senderAddress(site) });
  return deps.postMail(tx, { site, to, customerId, language, kind: "factors-reset", write });
}

/** Ends the sessions in the shop, because permissions are decided at the next login. */
export const endShopSessions = (tx: Transaction, customerId: number): Promise<void> =>
  deleteSessionsOf(tx, customerId);

const SAME = "validation.password_same";

type OwnPassword = {
  customer: Parameters<typeof weaknessOf>[1] & { id: number; passwordHash: string | null };
  password: string;
  visitor: string;
};

type OwnPasswordDeps = Pick<AccountDeps, "db" | "hasher" | "reportSecurityEvent">;

/** Replaces the one-time password with which the person logged in. */
export async function chooseOwnPassword(
  deps: OwnPasswordDeps,
  input: OwnPassword,
): Promise<Result<null>> {
  const chosen = await saveChosenPassword(deps, input);
  if (!chosen.ok) return chosen;
  const { customer, visitor } = input;
  const about = { account: customer.email, visitor, what: "first-password" };
  await deps.reportSecurityEvent({ kind: "password_changed", ...about });
  return chosen;
}

async function saveChosenPassword(
  deps: OwnPasswordDeps,
  { customer, password }: OwnPassword,
): Promise<Result<null>> {
  const weakness = weaknessOf(password, customer);
  if (weakness) return fail(weakness, { password: [weakness] });
  const isSame = await deps.hasher.verify(customer.passwordHash, password);
  if (isSame) return fail(SAME, { password: [SAME] });
  const hash = await deps.hasher.hash(password);
  if (isSame === undefined || !hash) return fail(BUSY);
  return inTransaction<Result<null>>(deps.db, async (tx) => {
    const current = await lockCustomer(tx, customer.id);
    // Meanwhile the password was reset, or replaced in another browser.
    if (current?.passwordHash !== customer.passwordHash) return fail("errors.not_found");
    await saveOwnPassword(tx, customer.id, hash);
    await deleteSessionsOf(tx, customer.id);
    return succeed(null);
  });
}
