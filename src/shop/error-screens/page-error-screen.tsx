import type { ReactNode } from "react";
import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { ErrorMessage, ReturnHome } from "./error-message.tsx";

const LINK = "link inline-flex min-h-(--tap) items-center";

type NotFoundScreenProps = {
  /** What may help a visitor who looked for goods. */
  children?: ReactNode;
};

/** SPEC §8: `Page Not Found: {path}`. It starts below the logo, whatever the width of the requested page. */
export function NotFoundScreen({ children }: NotFoundScreenProps) {
  const t = useT();
  const { pathname } = useLocation();
  const language = useOptionalShell()?.language ?? "";
  return (
    <div className="page py-16 [--page:80rem]">
      <PageHead title={t("not_found.title")} />
      <meta name="robots" content="noindex" />
      <h1 className="h1 wrap-anywhere">{t("not_found.message", { path: pathname })}</h1>
      <p className="mt-6 max-w-prose text-18 text-ink-2">{t("not_found.hint")}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ReturnHome />
        <Link className={LINK} to={`/${language}/faq`}>
          {t("faq.title")}
        </Link>
        <Link className={LINK} to={`/${language}/contacts`}>
          {t("contacts.title")}
        </Link>
      </div>
      {children && <div className="mt-10">{children}</div>}
    </div>
  );
}

/** For a page that failed; header and footer stay. */
export function PageErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <div className="page py-16 [--page:80rem]">
      <ErrorMessage error={error} />
    </div>
  );
}
