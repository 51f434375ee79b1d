import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { pageTagsContext } from "#platform/pages/page-tags.context.ts";
import type { Route } from "./+types/unsupported-browser.page.ts";
import { BrowserList } from "./unsupported-browser-modal.tsx";

export const handle = { layout: "page" } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  context.get(pageTagsContext).show("content:unsupported-browser");
  return null;
}

export default function UnsupportedBrowserRoute() {
  const t = useT();
  return (
    <div className="page py-10">
      <PageHead
        title={t("unsupported_browser.title")}
        description={t("unsupported_browser.text")}
      />
      <h1 className="h1">{t("unsupported_browser.title")}</h1>
      <p className="mt-4 max-w-prose text-18 text-ink-2">{t("unsupported_browser.text")}</p>
      <div className="max-w-prose">
        <BrowserList />
      </div>
    </div>
  );
}
