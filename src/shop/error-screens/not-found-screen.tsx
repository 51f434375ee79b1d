import { useLocation } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { PageHead } from "../page-head.tsx";
import { ReturnHome } from "./return-home.tsx";

/** SPEC §8: `Page Not Found: {path}`. */
export function NotFoundScreen() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <div className="page">
      <PageHead title={t("not_found.title")} />
      <meta name="robots" content="noindex" />
      <h1 className="h1">{t("not_found.message", { path: pathname })}</h1>
      <ReturnHome />
    </div>
  );
}
