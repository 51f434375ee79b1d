import type { MessageKey } from "#core/message-key.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import type { AuthView } from "./auth-view.context.ts";

const PAGES: Record<AuthView, string> = {
  login: "/login",
  register: "/register",
  forgot: "/login?forgot=",
};

/** The path of a form, with the page to go to afterwards. */
export function authPath(view: AuthView, language: string, wanted?: string | null): string {
  const page = localisePath(PAGES[view], language);
  if (!wanted) return page;
  return `${page}${page.includes("?") ? "&" : "?"}redirect=${encodeURIComponent(wanted)}`;
}

export const authTitles: Record<AuthView, MessageKey> = {
  login: "auth.login_title",
  register: "auth.register_title",
  forgot: "auth.forgot_title",
};
