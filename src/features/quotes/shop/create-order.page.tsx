import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { Notice } from "#ui/notice.tsx";
import { toFormLine } from "../domain/form-line.ts";
import { MAX_LINES } from "../domain/order-line.ts";
import { lineFromLink, linkInPath } from "../domain/pasted-links.ts";
import type { Route } from "./+types/create-order.page.ts";
import { loadForm } from "./form/load-form.ts";
import { OrderForm } from "./form/order-form.tsx";

export const handle = { layout: "create-order" } satisfies PageHandle;

/** Product notes §3 "create-order": only if the site's switch is on; the link in the path becomes the first line. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const link = linkInPath(params["*"] ?? "", url.search);
  const { lines: stored, isGuest } = await loadForm(context);
  const others = stored.filter((line) => line.url !== link);
  const lines = link ? [toFormLine(lineFromLink(link)), ...others].slice(0, MAX_LINES) : stored;
  return { lines, isGuest, link: link ?? null };
}

export default function CreateOrderRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { lines, isGuest, link } = loaderData;
  return (
    <div className="page quote-page">
      <PageHead title={t("quotes.create.title")} />
      <h1 className="h1">{t("quotes.create.title")}</h1>
      <p className="quote-lead">{t("quotes.form.lead")}</p>
      {link === null && (
        <div className="mb-5">
          <Notice kind="warn">{t("quotes.create.no_link")}</Notice>
        </div>
      )}
      <OrderForm key={link} initial={lines} isGuest={isGuest} isRefused={false} />
    </div>
  );
}
