import type { GettingInView } from "./getting-in.context.ts";

export const gettingInTitles: Record<GettingInView, string> = {
  login: "auth.login_title",
  register: "auth.register_title",
  forgot: "auth.forgot_title",
};
