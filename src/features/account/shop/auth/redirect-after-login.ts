import { type RouterContextProvider, redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { PERSONAL_HEADERS } from "#platform/pages/personal-headers.ts";
import { afterLogin } from "../../domain/after-login.ts";
import type { CurrentUser } from "../../domain/current-user.ts";

type EnterArgs = { url: URL; context: Readonly<RouterContextProvider> };

/** Leads somebody who got in without script to where they wanted to go. */
export function redirectAfterLogin({ url, context }: EnterArgs, user: CurrentUser): Response {
  const { language } = context.get(pageLanguageContext);
  const wanted = url.searchParams.get("redirect");
  const target = afterLogin(user, wanted, (path) => localisePath(path, language));
  return redirect(target, { status: 303, headers: PERSONAL_HEADERS });
}
