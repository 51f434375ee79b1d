import { type RouterContextProvider, redirect } from "react-router";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { PERSONAL_HEADERS } from "#platform/pages/personal-headers.ts";
import { authPath } from "../auth/auth-path.ts";

/** Product notes §3 "auth": to the login, and from there back to where somebody wanted to go. */
export function redirectToLogin(context: Readonly<RouterContextProvider>, url: URL): Response {
  const { language } = context.get(pageLanguageContext);
  const login = authPath("login", language, url.pathname + url.search);
  return redirect(login, { status: 302, headers: PERSONAL_HEADERS });
}
