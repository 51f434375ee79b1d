import { Clock } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { updateCartRequest } from "#features/cart/requests.ts";
import { useT } from "#i18n/use-t.ts";
import { tryCall } from "#platform/client/try-call.ts";
import { Button } from "#ui/button.tsx";
import { Countdown } from "#ui/time/countdown.tsx";
import type { CheckoutData } from "../../domain/checkout-view.ts";

/** Product notes §4: how long the goods are still held, and that it is over. An order that is made holds its own. */
export function CheckoutHold({ data }: { data: CheckoutData }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  if (data.order || data.products.length === 0) return null;
  const holdAgain = async () => {
    setBusy(true);
    for (const { id, quantity } of data.products) {
      await tryCall(updateCartRequest, { item_id: id, quantity });
    }
    await revalidate();
    setBusy(false);
  };
  return (
    <div className="checkout-hold" data-state={data.expiration ? "held" : "over"}>
      <Clock className="icon icon-s" aria-hidden="true" />
      {data.expiration && (
        <>
          <span>{t("checkout.held")}</span>
          <Countdown until={Date.parse(data.expiration)} onEnd={() => void revalidate()} />
        </>
      )}
      <span role="status" className="empty:hidden">
        {!data.expiration && t("checkout.hold_over")}
      </span>
      {!data.expiration && (
        <Button busy={busy} onClick={holdAgain}>
          {t("checkout.hold_again")}
        </Button>
      )}
    </div>
  );
}
