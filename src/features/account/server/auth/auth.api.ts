import type { Result } from "#core/result.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import {
  clearSessionCookie,
  SESSION_COOKIE,
  SESSION_HINT_COOKIE,
  setSessionCookie,
} from "#platform/auth/session-life.ts";
import {
  changePasswordCall,
  checkClientCall,
  currentUserCall,
  loginCall,
  logoutCall,
  refreshUserCall,
  registerCall,
  requestResetCall,
  resetPasswordCall,
} from "../../contract.ts";
import type { Account } from "../account.ts";
import type { OpenedSession, Visit } from "../account-deps.ts";
import { refuse } from "../customer-call.ts";
import { type JoinFor, respondWithSession, visitOf } from "../respond-with-session.ts";

export function authApi(account: Account, joinFor?: JoinFor): ApiRoute[] {
  const letIn = (request: RequestContext, visit: Visit, opened: Result<OpenedSession>) =>
    opened.ok ? respondWithSession(account, request, visit, opened.value) : refuse(request, opened);
  return [
    ...[currentUserCall, refreshUserCall].map((call) =>
      handleCall(call, (_input, request) => respondWithCurrentUser(account, request)),
    ),

    handleCall(loginCall, async ({ email, password, language }, request) => {
      const { isLocal } = request;
      const visit = await visitOf(request, { joinFor, ofPage: language });
      const opened = await account.logIn({ ...visit, email, password, isLocal });
      return letIn(request, visit, opened);
    }),

    handleCall(logoutCall, async (_input, request) => {
      await account.logOut(request.cookies[SESSION_COOKIE]);
      clearSessionCookie(request);
      return { status: true as const };
    }),

    handleCall(checkClientCall, async ({ email, language }, request) => {
      const visit = await visitOf(request, { ofPage: language });
      const checked = await account.checkClient({ ...visit, email });
      if (!checked.ok) return refuse(request, checked);
      const { found, newPasswordHasBeenSent } = checked.value;
      return { found, new_password_has_been_sent: newPasswordHasBeenSent };
    }),

    handleCall(registerCall, async ({ language, ...registration }, request) => {
      const visit = await visitOf(request, { joinFor, ofPage: language });
      const opened = await account.registerCustomer({ ...visit, registration });
      return letIn(request, visit, opened);
    }),

    handleCall(requestResetCall, async ({ email, language }, request) => {
      const visit = await visitOf(request, { ofPage: language });
      const asked = await account.requestPasswordReset({ ...visit, email });
      return asked.ok ? { status: true as const } : refuse(request, asked);
    }),

    handleCall(resetPasswordCall, async ({ token, password }, request) => {
      const visit = await visitOf(request, { joinFor });
      const opened = await account.resetPassword({ ...visit, token, password });
      return letIn(request, visit, opened);
    }),

    // Does not use handleCustomerCall, because this call must work with a mailed password.
    handleCall(changePasswordCall, async (input, request) => {
      const session = await account.anySessionOf(request);
      if (!session) return failure(401, "auth.errors.not_logged_in");
      const visit = await visitOf(request);
      const opened = await account.changePassword({
        ...visit,
        session,
        currentPassword: input.current_password,
        newPassword: input.new_password,
      });
      return letIn(request, visit, opened);
    }),
  ];
}

async function respondWithCurrentUser(account: Account, request: RequestContext) {
  const token = request.cookies[SESSION_COOKIE];
  const session = token && (await account.anySessionOf(request));
  if (!session) {
    // The session has ended: from now on this browser need not ask for its user.
    if (token || request.cookies[SESSION_HINT_COOKIE]) clearSessionCookie(request);
    return { status: true as const, user: null };
  }
  const seconds = await account.extendSession(session);
  if (seconds) setSessionCookie(request, token, seconds);
  return { status: true as const, user: await account.describeUser(session, request.site) };
}
