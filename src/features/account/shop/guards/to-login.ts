import { type RouterContextProvider, redirect } from "react-router";
import { pageLanguageContext } from "#features/sites/shop/language.context.ts";
import { PERSONAL } from "#features/sites/shop/personal-headers.ts";
import { gettingInPath } from "../getting-in/getting-in-path.ts";

/** PRODUCT §3 "auth": to the login, and from there back to where somebody wanted to go. */
export function toLogin(context: Readonly<RouterContextProvider>, url: URL): Response {
  const { language } = context.get(pageLanguageContext);
  const login = gettingInPath("login", language, url.pathname + url.search);
  return redirect(login, { status: 302, headers: PERSONAL });
}
