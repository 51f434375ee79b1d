import { type MiddlewareFunction, redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { PERSONAL_HEADERS } from "#platform/pages/personal-headers.ts";
import { OWN_PAGE } from "../../domain/after-login.ts";
import { sameSitePath } from "../../domain/same-site-path.ts";
import { sessionContext } from "../session.context.ts";

/** Product notes §3 "guest only": who is logged in goes where they wanted to go, else to their account. */
export const guestOnlyGuard: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  if (!(await context.get(sessionContext)())) return next();
  const { language } = context.get(pageLanguageContext);
  const wanted = sameSitePath(url.searchParams.get("redirect"));
  const target = wanted ?? localisePath(OWN_PAGE, language);
  throw redirect(target, { status: 302, headers: PERSONAL_HEADERS });
};
