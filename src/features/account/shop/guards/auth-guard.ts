import type { MiddlewareFunction } from "react-router";
import { sessionContext } from "../session.context.ts";
import { redirectToLogin } from "./redirect-to-login.ts";

/**
 * Product notes §3 "auth": a live session, else to the login and back. A page with this guard needs a loader, or the
 * browser would go there without asking.
 */
export const authGuard: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  if (!(await context.get(sessionContext)())) throw redirectToLogin(context, url);
  return next();
};
