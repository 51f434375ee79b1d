import { useSearchParams } from "react-router";
import { postForm } from "#platform/forms/post-form.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import type { Route } from "./+types/login.page.ts";
import { type AuthActionData, AuthPage } from "./auth/auth-page.tsx";
import { forgotForm, loginForm } from "./auth/forms/auth-calls.ts";
import { guestOnlyGuard, redirectAfterLogin } from "./guards.ts";

export const handle = { layout: "simple" } satisfies PageHandle;
export const middleware = [guestOnlyGuard];
export const loader = () => null;

/** Which of its two forms the page shows. */
const isForgot = (query: URLSearchParams) => query.has("forgot");

export async function action(args: Route.ActionArgs) {
  if (isForgot(args.url.searchParams)) {
    const sent = await postForm(args, forgotForm);
    if (!sent.ok) return sent.answer;
    return { sentEmail: { kind: "link", email: sent.values.email } } satisfies AuthActionData;
  }
  const sent = await postForm(args, loginForm);
  return sent.ok ? redirectAfterLogin(args, sent.output.user) : sent.answer;
}

export default function LoginRoute({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return <AuthPage view={isForgot(query) ? "forgot" : "login"} answer={actionData} />;
}
