import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import type { Route } from "./+types/order-form.page.ts";
import { loadForm } from "./form/load-form.ts";
import { OrderForm } from "./form/order-form.tsx";
import { postFormLines } from "./form/post-form-lines.ts";

export const handle = { layout: "create-order" } satisfies PageHandle;

/** Product notes §3 "order-form-auth": open to all. */
export const loader = ({ context }: Route.LoaderArgs) => loadForm(context);

export const action = (args: Route.ActionArgs) => postFormLines(args);

export default function OrderFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="page quote-page">
      <PageHead title={t("quotes.form.title")} description={t("quotes.form.lead")} />
      <h1 className="h1">{t("quotes.form.title")}</h1>
      <p className="quote-lead">{t("quotes.form.lead")}</p>
      <OrderForm
        initial={actionData?.lines ?? loaderData.lines}
        isGuest={loaderData.isGuest}
        isRefused={actionData !== undefined}
      />
    </div>
  );
}
