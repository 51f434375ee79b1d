import type { MessageKey } from "#core/message-key.ts";
import type { AuthView } from "./auth-view.context.ts";

export const authTitles: Record<AuthView, MessageKey> = {
  login: "auth.login_title",
  register: "auth.register_title",
  forgot: "auth.forgot_title",
};
