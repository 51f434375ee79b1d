import { type ApiRoute, failure } from "#platform/api/api-route.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { OFFICE_CALLS } from "#platform/api/staff-route.ts";
import { SESSION_COOKIE } from "#platform/auth/session-life.ts";
import type { Services } from "../../services.ts";
import { isFailure } from "./perform-call.ts";

/**
 * What a user with a mailed password may call before replacing it: who they are, the change itself, login and logout,
 * and calls that every page needs and that use no session.
 */
const BEFORE_OWN_PASSWORD: readonly (string | RegExp)[] = [
  "/api/auth/getCurrentUser",
  "/api/auth/refreshCurrentUser",
  "/api/auth/change-password",
  "/api/auth/logout",
  "/api/auth/login",
  "/api/auth/request-password-reset",
  "/api/auth/password-reset",
  "/api/auth/permissions/can-view-translations",
  // The header needs the cart's count; such a user gets a guest's cart, because `sessionOf` does not know them yet.
  "/api/cart/fetch",
  "/api/store-config",
  "/api/config/languages",
  "/api/locale/change",
  "/api/redirects/check",
  "/api/translations/translationMessages",
  "/api/monitoring/report",
  /^\/api\/lupa\//,
  // The office has its own session and first login.
  OFFICE_CALLS,
];

export const isOpenBeforeOwnPassword = (path: string): boolean =>
  BEFORE_OWN_PASSWORD.some((one) => (typeof one === "string" ? one === path : one.test(path)));

type Guarding = Pick<Services, "account" | "reportSecurityEvent">;

/** Wraps every call: a mailed password has to be replaced first, and a refusal by role is logged. */
export const guardCalls = (routes: readonly ApiRoute[], services: Guarding): ApiRoute[] =>
  routes.map((route) => {
    const reportRefusal = async <Result>(request: RequestContext, result: Result) => {
      if (isFailure(result) && result.refusedRole) {
        await reportRoleRefusal(services, request, result.refusedRole);
      }
      return result;
    };
    return {
      ...route,
      guard: async (request) =>
        (await requireOwnPassword(services, route, request)) ??
        reportRefusal(request, await route.guard?.(request)),
      handle: async (input, request) => reportRefusal(request, await route.handle(input, request)),
    };
  });

async function requireOwnPassword(
  { account }: Guarding,
  { call }: ApiRoute,
  request: RequestContext,
) {
  // Guests have no session to look up.
  if (isOpenBeforeOwnPassword(call.path) || !request.cookies[SESSION_COOKIE]) return undefined;
  const session = await account.anySessionOf(request);
  return session?.mustChangePassword ? failure(403, "auth.errors.replace_password") : undefined;
}

async function reportRoleRefusal(
  services: Guarding,
  request: RequestContext,
  what: string,
): Promise<void> {
  const session = await services.account.anySessionOf(request);
  const visitor = await request.visitor();
  await services.reportSecurityEvent({
    kind: "role_refused",
    account: session?.customer.email,
    visitor,
    what,
  });
}
