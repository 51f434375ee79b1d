import type { AuthView } from "./auth-view.context.ts";

export const authTitles: Record<AuthView, string> = {
  login: "auth.login_title",
  register: "auth.register_title",
  forgot: "auth.forgot_title",
};
