import type { Result } from "#core/result.ts";
import {
  type ApiRoute,
  answer,
  failure,
  type SiteRequest,
} from "#features/sites/server/site-request.ts";
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
import { SESSION_COOKIE, SESSION_HINT_COOKIE } from "../../domain/session-life.ts";
import type { Account } from "../account.ts";
import type { OpenedSession, Visit } from "../account-deps.ts";
import { refuse } from "../customer-call.ts";
import { giveToken, handOver, type JoinFor, takeToken, visitOf } from "../session-cookie.ts";

export function authApi(account: Account, joinFor?: JoinFor): ApiRoute[] {
  const letIn = (request: SiteRequest, visit: Visit, opened: Result<OpenedSession>) =>
    opened.ok ? handOver(account, request, visit, opened.value) : refuse(request, opened);
  return [
    ...[currentUserCall, refreshUserCall].map((call) =>
      answer(call, (_input, request) => tellWhoIsHere(account, request)),
    ),

    answer(loginCall, async ({ email, password, language }, request) => {
      const { isLocal } = request;
      const visit = await visitOf(request, { joinFor, ofPage: language });
      const opened = await account.logIn({ ...visit, email, password, isLocal });
      return letIn(request, visit, opened);
    }),

    answer(logoutCall, async (_input, request) => {
      await account.logOut(request.cookies[SESSION_COOKIE]);
      takeToken(request);
      return { status: true as const };
    }),

    answer(checkClientCall, async ({ email, language }, request) => {
      const visit = await visitOf(request, { ofPage: language });
      const checked = await account.checkClient({ ...visit, email });
      if (!checked.ok) return refuse(request, checked);
      const { found, newPasswordHasBeenSent } = checked.value;
      return { found, new_password_has_been_sent: newPasswordHasBeenSent };
    }),

    answer(registerCall, async ({ language, ...registration }, request) => {
      const visit = await visitOf(request, { joinFor, ofPage: language });
      const opened = await account.registerCustomer({ ...visit, registration });
      return letIn(request, visit, opened);
    }),

    answer(requestResetCall, async ({ email, language }, request) => {
      const visit = await visitOf(request, { ofPage: language });
      const asked = await account.requestPasswordReset({ ...visit, email });
      return asked.ok ? { status: true as const } : refuse(request, asked);
    }),

    answer(resetPasswordCall, async ({ token, password }, request) => {
      const visit = await visitOf(request, { joinFor });
      const opened = await account.resetPassword({ ...visit, token, password });
      return letIn(request, visit, opened);
    }),

    // Not by answerCustomer: this is the one thing to do with a mailed password.
    answer(changePasswordCall, async (input, request) => {
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

async function tellWhoIsHere(account: Account, request: SiteRequest) {
  const token = request.cookies[SESSION_COOKIE];
  const session = token && (await account.anySessionOf(request));
  if (!session) {
    // Ended meanwhile: from now on this browser need not ask.
    if (token || request.cookies[SESSION_HINT_COOKIE]) takeToken(request);
    return { status: true as const, user: null };
  }
  const seconds = await account.keepSessionAlive(session);
  if (seconds) giveToken(request, token, seconds);
  return { status: true as const, user: await account.describeUser(session, request.site) };
}
