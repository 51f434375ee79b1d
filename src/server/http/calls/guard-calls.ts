import { type ApiRoute, failure } from "#platform/api/api-route.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { SESSION_COOKIE } from "#platform/auth/session-life.ts";
import type { Services } from "../../services.ts";
import { isFailure } from "./perform-call.ts";

/**
 * What somebody who came in by a mailed password may call before they replaced it: who they are, the change
 * itself, the ways in and out, and what every page needs and which knows no session.
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
  // The header counts; `sessionOf` knows nobody there yet, so it is a guest's.
  "/api/cart/fetch",
  "/api/store-config",
  "/api/config/languages",
  "/api/locale/change",
  "/api/redirects/check",
  "/api/translations/translationMessages",
  "/api/monitoring/report",
  /^\/api\/lupa\//,
];

export const isOpenBeforeOwnPassword = (path: string): boolean =>
  BEFORE_OWN_PASSWORD.some((one) => (typeof one === "string" ? one === path : one.test(path)));

type Guarding = Pick<Services, "account" | "reportSecurityEvent">;

/** Stands around every call: a mailed password is replaced first, and a refusal by role is told to the log. */
export const guardCalls = (routes: readonly ApiRoute[], services: Guarding): ApiRoute[] =>
  routes.map((route) => ({
    ...route,
    ...(isOpenBeforeOwnPassword(route.call.path) ? {} : { gate: requireOwnPassword(services) }),
    handle: async (input, request) => {
      const result = await route.handle(input, request);
      if (isFailure(result) && result.refusedRole) {
        await tellRefusal(services, request, result.refusedRole);
      }
      return result;
    },
  }));

const requireOwnPassword =
  ({ account }: Guarding) =>
  async (request: RequestContext) => {
    // Guests are not looked up.
    if (!request.cookies[SESSION_COOKIE]) return undefined;
    const session = await account.anySessionOf(request);
    return session?.mustChangePassword ? failure(403, "auth.errors.replace_password") : undefined;
  };

async function tellRefusal(
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
