import { useEffect } from "react";
import { fetchCart } from "#features/cart/shop/state/cart.store.ts";
import { useLanguageId } from "#features/sites/shop/use-language-id.ts";
import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import type { Route } from "./+types/success.page.ts";
import { loadStep } from "./frame/load-step.ts";
import { OrderPlaced } from "./success/order-placed.tsx";
import { usePaid } from "./success/use-paid.ts";

export const handle = { layout: "payment" } satisfies PageHandle;

export const loader = (args: Route.LoaderArgs) => loadStep(args, "success");

export default function SuccessRoute({ loaderData: { data, today } }: Route.ComponentProps) {
  const t = useT();
  const language_id = useLanguageId();
  usePaid(data);
  // What was bought is no longer in the cart; the header learns it here.
  useEffect(() => void fetchCart({ language_id }), [language_id]);
  return (
    <div className="page pt-8">
      <PageHead title={t("checkout.title.success")} />
      <OrderPlaced data={data} today={today} />
    </div>
  );
}
