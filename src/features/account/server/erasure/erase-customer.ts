import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { type AuditNote, writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import { deleteSessionsOf } from "#platform/auth/sessions.repository.ts";
import type { ErasedPerson, Person, PersonalDataOf } from "#platform/feature/personal-data.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import type { AccountDeps } from "../account-deps.ts";
import { deleteAddressesOf } from "../addresses/addresses.repository.ts";
import { deleteDevicesOf } from "../auth/devices.repository.ts";
import { deleteTokensOf } from "../auth/tokens.repository.ts";
import { deleteSubscription } from "../contact/subscriptions.repository.ts";
import { blankCustomer, type Customer, lockCustomer } from "../customers.repository.ts";
import { BUSY } from "../passwords/password-hasher.ts";
import type { Session } from "../read-session.ts";
import { isStaff } from "../staff-roles.repository.ts";

const WRONG = "auth.errors.wrong_password";

export type EraseDeps = Pick<AccountDeps, "db" | "hasher" | "limits" | "reportSecurityEvent"> & {
  personalData: () => PersonalDataOf;
};

/**
 * Product notes §7: erases personal data and keeps what the law requires. Refused, with the
 * reason, while a balance or a parcel remains.
 */
export async function eraseCustomer(
  deps: EraseDeps,
  input: { session: Session; password: string; visitor: string },
): Promise<Result<null>> {
  const { customer } = input.session;
  const person = personOf(customer);
  const attempt = await deps.limits.consume("change-password", {
    visitor: input.visitor,
    account: customer.email,
  });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const matches = await deps.hasher.verify(customer.passwordHash, input.password);
  if (matches === undefined) return fail(BUSY);
  if (!matches) {
    const about = { account: customer.email, visitor: input.visitor, what: "erase" };
    await deps.reportSecurityEvent({ kind: "login_failed", ...about });
    return fail(WRONG, { password: [WRONG] });
  }

  const by = { actor: { id: customer.id }, way: "shop" as const };
  const erased = await eraseRows(deps, { person, by, passwordHash: customer.passwordHash });
  return erased.ok ? eraseCopies(deps, erased.value) : erased;
}

/** Erasure by staff for a customer who asked by other means; refused for the same reasons. */
export async function eraseByStaff(
  deps: EraseDeps,
  actor: StaffActor,
  { id, email }: Pick<Customer, "id" | "email">,
): Promise<Result<null>> {
  const person = { customerId: id, email: email ?? "" };
  const erased = await eraseRows(deps, { person, by: { actor } });
  return erased.ok ? eraseCopies(deps, erased.value) : erased;
}

/** The erased person, and the work outside the database that follows once the rows are gone. */
type Erased = { person: ErasedPerson; afterCommit: readonly (() => Promise<void>)[] };

async function eraseCopies(
  deps: EraseDeps,
  { person, afterCommit }: Erased,
): Promise<Result<null>> {
  await deps.limits.clearAccount(person.email);
  for (const work of afterCommit) await work();
  for (const data of Object.values(deps.personalData())) await data.eraseCopies?.(person);
  return succeed(null);
}

type Known = Session["customer"];
const personOf = ({ id, email }: Known): Person => ({ customerId: id, email });

/** All code locks rows in this order (docs/architecture.md, "Locks"), independent of the order of features. */
const LOCK_ORDER = ["wallet", "cart", "checkouts", "payments", "orders", "invoices", "forwarding"];

function inLockOrder(personalData: PersonalDataOf): PersonalDataOf[string][] {
  const names = Object.keys(personalData);
  const ordered = [...LOCK_ORDER, ...names.filter((name) => !LOCK_ORDER.includes(name))];
  return ordered.flatMap((name) => personalData[name] ?? []);
}

type Erasing = {
  person: Person;
  by: Pick<AuditNote, "actor" | "way">;
  /** Set when customers erase themselves: the hash of the password that was checked. */
  passwordHash?: string | null;
};

function eraseRows(
  deps: EraseDeps,
  { person, by, passwordHash }: Erasing,
): Promise<Result<Erased>> {
  const others = inLockOrder(deps.personalData());
  return inTransaction(deps.db, async (tx) => {
    const current = await lockCustomer(tx, person.customerId);
    if (!current) return fail(NOT_LOGGED_IN);
    // Meanwhile the owner may have changed the password because somebody else knew it.
    if (passwordHash !== undefined && current.passwordHash !== passwordHash)
      return fail(WRONG, { password: [WRONG] });
    if (await isStaff(tx, person.customerId)) return fail("account.errors.staff_must_leave_first");
    for (const data of others) {
      const reason = await data.findErasureBlocker?.(tx, person);
      if (reason) return fail(reason);
    }
    const { firstName, lastName, phoneNumber } = current;
    const erased = { ...person, firstName, lastName, phoneNumber };
    const afterCommit: (() => Promise<void>)[] = [];
    for (const data of others)
      await data.erase?.(tx, erased, (work) => void afterCommit.push(work));
    await deleteSessionsOf(tx, person.customerId);
    await deleteTokensOf(tx, person.customerId);
    await deleteDevicesOf(tx, person.customerId);
    await deleteAddressesOf(tx, person.customerId);
    await deleteSubscription(tx, person.customerId);
    await blankCustomer(tx, person.customerId);
    await writeAuditNote(tx, {
      ...by,
      action: "customer.erased",
      subject: `customer:${person.customerId}`,
    });
    return succeed({ person: erased, afterCommit });
  });
}
