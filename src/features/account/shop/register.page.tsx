import { postForm } from "#features/sites/shop/forms/post-form.ts";
import type { PageHandle } from "#features/sites/shop/page-handle.ts";
import type { Route } from "./+types/register.page.ts";
import { enter } from "./getting-in/enter.ts";
import { registerForm } from "./getting-in/forms/register-call.ts";
import { type GettingInAnswer, GettingInPage } from "./getting-in/getting-in-page.tsx";
import { guestOnlyGuard } from "./guards/guest-only-guard.ts";

export const handle = { layout: "simple" } satisfies PageHandle;
export const middleware = [guestOnlyGuard];
export const loader = () => null;

export async function action(args: Route.ActionArgs) {
  const sent = await postForm(args, registerForm);
  if (!sent.ok) return sent.answer;
  const { output, values } = sent;
  if (output.outcome === "registered") return enter(args, output.user);
  return { letter: { kind: "password", email: values.email } } satisfies GettingInAnswer;
}

export default function RegisterRoute({ actionData }: Route.ComponentProps) {
  return <GettingInPage view="register" answer={actionData} />;
}
