import type { MouseEvent, ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { isPlainClick } from "#ui/navigation/is-plain-click.ts";
import { type GettingInView, useSwitchView } from "./getting-in.context.ts";
import { gettingInPath } from "./getting-in-path.ts";

type SwitchLinkProps = { view: GettingInView; email: string; children: ReactNode };

/** From one form to another; the typed e-mail goes along. */
export function SwitchLink({ view, email, children }: SwitchLinkProps) {
  const { language } = useShell();
  const [query] = useSearchParams();
  const switchView = useSwitchView();
  const onClick = (event: MouseEvent) => {
    if (!switchView || !isPlainClick(event)) return;
    event.preventDefault();
    switchView(view, email);
  };
  return (
    <Link
      to={gettingInPath(view, language, query.get("redirect"))}
      state={{ email }}
      className="link inline-flex min-h-11 items-center"
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
