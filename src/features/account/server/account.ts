import { createMemo } from "#core/cache.ts";
import type { Transaction } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { SESSION_COOKIE } from "#platform/auth/session-life.ts";
import { canActAs, type StaffRole } from "#platform/auth/staff-role.ts";
import { customerTag } from "#platform/caches/recent-reads.ts";
import type { PersonalDataOf } from "#platform/feature/personal-data.ts";
import type { AccountDeps } from "./account-deps.ts";
import { toSavedAddress } from "./addresses/address-fields.ts";
import { selectAddresses } from "./addresses/addresses.repository.ts";
import { chooseDefaultAddress } from "./addresses/choose-default-address.ts";
import { deleteDeliveryAddress } from "./addresses/delete-delivery-address.ts";
import { saveDeliveryAddress } from "./addresses/save-delivery-address.ts";
import { checkClient } from "./auth/check-client.ts";
import { logIn, withPassword } from "./auth/log-in.ts";
import { registerCustomer } from "./auth/register-customer.ts";
import { endOtherSessions, endSession, listSessions, logOut } from "./auth/sessions.ts";
import { type CurrentUserDeps, describeUser } from "./auth/user-response.ts";
import { confirmEmailChange } from "./contact/confirm-email-change.ts";
import {
  changeParcelMails,
  changeSubscription,
  readParcelMails,
} from "./contact/mail-preferences.ts";
import { requestEmailChange } from "./contact/request-email-change.ts";
import { selectSubscription } from "./contact/subscriptions.repository.ts";
import { updateContactInfo } from "./contact/update-contact-info.ts";
import { eraseCustomer } from "./erasure/erase-customer.ts";
import { exportPersonalData } from "./erasure/export-personal-data.ts";
import { changePassword } from "./passwords/change-password.ts";
import { requestPasswordReset } from "./passwords/request-password-reset.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { extendSession, readSession, type Session } from "./read-session.ts";
import { bindOpenStaffAccount, chooseOwnPassword, postFactorsReset } from "./staff-account.ts";
import type { StaffCustomersDeps } from "./staff-customers/staff-customers-deps.ts";

type Bound<UseCase extends (deps: never, input: never) => unknown> = Parameters<UseCase>[1];

const ACCOUNT_TAG = "account";

/** Data that nearly every call of a customer needs; cached until the change feed reports a change of that customer. */
function keepRecent({ db, recentReads }: Pick<AccountDeps, "db" | "recentReads">) {
  return {
    sessionBy: recentReads.cache({
      read: (token: string | undefined) => readSession({ db }, token),
      keyOf: (token) => hashSecret(token)?.toString("base64") ?? "",
      tagsOf: (session) => session && [customerTag(session.customer.id), ACCOUNT_TAG],
    }),
    addressesOf: recentReads.cache({
      read: async (customerId: number) =>
        (await selectAddresses(db, customerId)).map(toSavedAddress),
      keyOf: String,
      tagsOf: (_addresses, customerId) => [customerTag(customerId), ACCOUNT_TAG],
    }),
  };
}

type HasCookies = Pick<RequestContext, "cookies">;

/** The session of a request: looked up on first use, at most once per request. */
function bindSessions(readBy: (token: string | undefined) => Promise<Session | undefined>) {
  const sessions = createMemo<string, Promise<Session | undefined>>();
  const anySessionOf = ({ cookies }: HasCookies) =>
    sessions(cookies, cookies[SESSION_COOKIE] ?? "", () => readBy(cookies[SESSION_COOKIE]));
  return {
    anySessionOf,
    /** Customers who logged in with a mailed password count as guests until they replace it. */
    sessionOf: async (request: HasCookies) => {
      const session = await anySessionOf(request);
      return session?.mustChangePassword ? undefined : session;
    },
    /** Whether the shop shows a staff member more; the office's own session decides what they may do there. */
    hasRole: async (request: HasCookies, role: StaffRole) => {
      const session = await anySessionOf(request);
      return !session?.mustChangePassword && canActAs(session?.roles ?? [], role);
    },
  };
}

/** The feature's use cases, bound to what they need; called once, by feature.ts. */
export function bindAccount(
  deps: AccountDeps &
    CurrentUserDeps & { personalData: () => PersonalDataOf } & Pick<StaffCustomersDeps, "sections">,
) {
  const recent = keepRecent(deps);
  /** Other nodes learn of it from the change feed; this node must forget its cached rows before it responds. */
  const changed = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    const answer = await work;
    deps.recentReads.invalidate([ACCOUNT_TAG]);
    return answer;
  };
  return {
    /** For the use cases with which staff serve customers. */
    staffDeps: deps,
    registerCustomer: (input: Bound<typeof registerCustomer>) => registerCustomer(deps, input),
    checkClient: (input: Bound<typeof checkClient>) => checkClient(deps, input),
    logIn: (input: Bound<typeof logIn>) => logIn(deps, input),
    /** Checks the password for sessions other than the shop's, such as the office's. */
    withPassword: <Value>(
      input: Parameters<typeof withPassword>[1],
      work: Parameters<typeof withPassword<Value>>[2],
    ) => withPassword(deps, input, work),
    verifyPassword: (hash: string | null, password: string) => deps.hasher.verify(hash, password),
    openStaffAccount: bindOpenStaffAccount(deps),
    postFactorsReset: (tx: Transaction, input: Parameters<typeof postFactorsReset>[2]) =>
      postFactorsReset(deps, tx, input),
    chooseOwnPassword: (input: Bound<typeof chooseOwnPassword>) =>
      changed(chooseOwnPassword(deps, input)),
    logOut: (token: string | undefined) => changed(logOut(deps, token)),
    requestPasswordReset: (input: Bound<typeof requestPasswordReset>) =>
      requestPasswordReset(deps, input),
    resetPassword: (input: Bound<typeof resetPassword>) => changed(resetPassword(deps, input)),
    changePassword: (input: Bound<typeof changePassword>) => changed(changePassword(deps, input)),
    requestEmailChange: (input: Bound<typeof requestEmailChange>) =>
      requestEmailChange(deps, input),
    confirmEmailChange: (input: Bound<typeof confirmEmailChange>) =>
      changed(confirmEmailChange(deps, input)),
    listSessions: (session: Session) => listSessions(deps, session),
    endSession: (input: Bound<typeof endSession>) => changed(endSession(deps, input)),
    endOtherSessions: (input: Bound<typeof endOtherSessions>) =>
      changed(endOtherSessions(deps, input)),
    updateContactInfo: (input: Bound<typeof updateContactInfo>) =>
      changed(updateContactInfo(deps, input)),
    readSession: (token: string | undefined) => readSession(deps, token),
    ...bindSessions(recent.sessionBy),
    extendSession: (session: Session) => extendSession(deps, session),
    describeUser: (session: Session, site: Site) => describeUser(deps, session, site),
    listAddresses: recent.addressesOf,
    saveAddress: (input: Bound<typeof saveDeliveryAddress>) =>
      changed(saveDeliveryAddress(deps, input)),
    deleteAddress: (input: Bound<typeof deleteDeliveryAddress>) =>
      changed(deleteDeliveryAddress(deps, input)),
    chooseDefaultAddress: (input: Bound<typeof chooseDefaultAddress>) =>
      changed(chooseDefaultAddress(deps, input)),
    isSubscribed: async (customerId: number) =>
      (await selectSubscription(deps.db, customerId))?.subscribed ?? false,
    readParcelMails: (customerId: number) => readParcelMails(deps.db, customerId),
    changeParcelMails: (input: Bound<typeof changeParcelMails>) =>
      changed(changeParcelMails(deps, input)),
    changeSubscription: (input: Bound<typeof changeSubscription>) =>
      changeSubscription(deps, input),
    exportPersonalData: (session: Session) => exportPersonalData(deps, session),
    eraseCustomer: (input: Bound<typeof eraseCustomer>) => changed(eraseCustomer(deps, input)),
  };
}
export type Account = ReturnType<typeof bindAccount>;
