import { useT } from "#i18n/use-t.ts";
import { pageTagsContext } from "#features/sites/shop/page-tags.context.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/unsupported-browser.page.ts";

export const handle = { layout: "page" };

export function loader({ context }: Route.LoaderArgs) {
  context.get(pageTagsContext).show("content:unsupported-browser");
  return null;
}

export default function UnsupportedBrowserRoute() {
  const t = useT();
  return (
    <div className="page">
      <PageHead title={t("unsupported_browser.title")} />
      <h1 className="h1">{t("unsupported_browser.title")}</h1>
      <p>{t("unsupported_browser.text")}</p>
    </div>
  );
}
