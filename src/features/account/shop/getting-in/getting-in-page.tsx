import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import type { RefusedForm } from "#features/sites/shop/forms/call-form.ts";
import { PageHead } from "#features/sites/shop/head/page-head.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { afterLogin } from "../../domain/after-login.ts";
import { becomeUser } from "../session/session.store.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { GettingInForms } from "./forms/getting-in-forms.tsx";
import type { SentLetter } from "./forms/letter-sent.tsx";
import type { GettingInView } from "./getting-in.context.ts";
import { gettingInTitles } from "./getting-in-titles.ts";

/** What the action of such a page answers, unless it leads away. */
export type GettingInAnswer = RefusedForm | { letter: SentLetter };

type GettingInPageProps = { view: GettingInView; answer: GettingInAnswer | undefined };

export function GettingInPage({ view, answer }: GettingInPageProps) {
  const t = useT();
  const { state } = useLocation();
  const title = t(gettingInTitles[view]);
  useLeaveOnceIn();
  return (
    <div className="page pt-10 sm:pt-16">
      <PageHead title={title} />
      <meta name="robots" content="noindex" />
      <h1 className="h1 mb-6">{title}</h1>
      <GettingInForms
        key={view}
        view={view}
        email={(state as { email?: string } | null)?.email}
        posted={answer && "refusal" in answer ? answer : undefined}
        letter={answer && "letter" in answer ? answer.letter : undefined}
        onUser={becomeUser}
      />
    </div>
  );
}

/** Whether they got in here or in another tab. */
export function useLeaveOnceIn(): void {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { language } = useShell();
  const [query] = useSearchParams();
  const wanted = query.get("redirect");
  useEffect(() => {
    if (!user) return;
    const target = afterLogin(user, wanted, (path) => localisePath(path, language));
    navigate(target, { replace: true });
  }, [user, wanted, language, navigate]);
}
