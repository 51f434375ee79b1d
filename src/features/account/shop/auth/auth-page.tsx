import { useEffect } from "react";
import { type Location, useLocation, useNavigate, useSearchParams } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { afterLogin } from "../../domain/after-login.ts";
import { setCurrentUser, useCurrentUser } from "../session/session.store.ts";
import type { AuthView } from "./auth-view.context.ts";
import { authTitles } from "./auth-views.ts";
import { AuthForms } from "./forms/auth-forms.tsx";
import type { SentEmail } from "./forms/email-sent.tsx";

/** What the action of such a page returns unless it redirects. */
export type AuthActionData = RefusedForm | { sentEmail: SentEmail };

type AuthPageProps = { view: AuthView; answer: AuthActionData | undefined };

export function AuthPage({ view, answer }: AuthPageProps) {
  const t = useT();
  const { state }: Location<{ email?: string } | null> = useLocation();
  const title = t(authTitles[view]);
  useRedirectAfterLogin();
  return (
    <div className="page pt-10 sm:pt-16">
      <PageHead title={title} />
      <h1 className="h1 mb-6">{title}</h1>
      <AuthForms
        key={view}
        view={view}
        email={state?.email}
        posted={answer && "refusal" in answer ? answer : undefined}
        sentEmail={answer && "sentEmail" in answer ? answer.sentEmail : undefined}
        onUser={setCurrentUser}
      />
    </div>
  );
}

/** Redirects after a login here or in another tab. */
export function useRedirectAfterLogin(): void {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { language } = useShell();
  const [query] = useSearchParams();
  const wanted = query.get("redirect");
  useEffect(() => {
    if (!user) return;
    const mustChangePassword = user.must_change_password;
    const target = afterLogin({ mustChangePassword }, wanted, (path) =>
      localisePath(path, language),
    );
    navigate(target, { replace: true });
  }, [user, wanted, language, navigate]);
}
