import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { isUnmodifiedClick } from "#ui/navigation/is-unmodified-click.ts";
import { authPath } from "../auth/auth-views.ts";
import { openAuthModal } from "../auth/open-auth-modal.tsx";

/** With script, guests log in without leaving their page; without, the link leads to the login page and back. */
export function LoginLink({ className, children }: { className: string; children: ReactNode }) {
  const t = useT();
  const { language } = useShell();
  const { pathname } = useLocation();
  // Not on the pages that already show these forms.
  const isThere = /\/(login|register|password-reset)\b/.test(pathname);
  const onClick = (event: MouseEvent) => {
    if (isThere || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    void openAuthModal();
  };
  return (
    <Link
      to={authPath("login", language, isThere ? undefined : pathname)}
      rel="nofollow"
      className={className}
      aria-label={t("auth.log_in")}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
