import { postForm } from "#platform/forms/post-form.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import type { Route } from "./+types/register.page.ts";
import { type AuthActionData, AuthPage } from "./auth/auth-page.tsx";
import { registerForm } from "./auth/forms/auth-calls.ts";
import { guestOnlyGuard, redirectAfterLogin } from "./guards.ts";

export const handle = { layout: "simple" } satisfies PageHandle;
export const middleware = [guestOnlyGuard];
export const loader = () => null;

export async function action(args: Route.ActionArgs) {
  const sent = await postForm(args, registerForm);
  if (!sent.ok) return sent.answer;
  const { output, values } = sent;
  if (output.outcome === "registered") return redirectAfterLogin(args, output.user);
  return { sentEmail: { kind: "password", email: values.email } } satisfies AuthActionData;
}

export default function RegisterRoute({ actionData }: Route.ComponentProps) {
  return <AuthPage view="register" answer={actionData} />;
}
