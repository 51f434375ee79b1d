import type { MouseEvent, ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { isUnmodifiedClick } from "#ui/navigation/is-unmodified-click.ts";
import { type AuthView, useSwitchView } from "./auth-view.context.ts";
import { authPath } from "./auth-views.ts";

type SwitchLinkProps = { view: AuthView; email: string; children: ReactNode };

/** Links one form to another and passes on the typed e-mail. */
export function SwitchLink({ view, email, children }: SwitchLinkProps) {
  const { language } = useShell();
  const [query] = useSearchParams();
  const switchView = useSwitchView();
  const onClick = (event: MouseEvent) => {
    if (!switchView || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    switchView(view, email);
  };
  return (
    <Link
      to={authPath(view, language, query.get("redirect"))}
      state={{ email }}
      className="link inline-flex min-h-11 items-center"
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
