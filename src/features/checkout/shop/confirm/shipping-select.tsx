import { useState } from "react";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { useT } from "#i18n/use-t.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import type { Refusal } from "#platform/pages/calls.context.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { useModal } from "#ui/modal-stack/modal-stack.store.ts";
import { type CheckoutData, saveCheckoutCall } from "../../contract.ts";
import { ShippingMethodChoice } from "../shipping/shipping-method-choice.tsx";

export type ShippingSelectProps = {
  data: CheckoutData;
  today: string;
  onChosen: (data: CheckoutData) => void;
};

/** SPEC §2: the modal "shipping select". Shows both methods, so that the buyer does not have to go back a step. */
export function ShippingSelect({ data, today, onChosen }: ShippingSelectProps) {
  const t = useT();
  const modal = useModal();
  const [method, setMethod] = useState<ShippingMethod>(data.selected_shipping_method);
  const [busy, setBusy] = useState(false);
  const [problem, setTrouble] = useState<Refusal>();
  async function save(): Promise<void> {
    setBusy(true);
    const saved = await tryCall(saveCheckoutCall, { slug: data.slug, shipping: method });
    setBusy(false);
    if (!saved.ok) return setTrouble(saved);
    onChosen(saved.output.data);
    modal?.close();
  }
  return (
    <Dialog
      title={t("checkout.travel")}
      footer={
        <Button variant="go" busy={busy} onClick={save}>
          {t("checkout.choose")}
        </Button>
      }
    >
      <FormProblem form={{ problem }} />
      <ShippingMethodChoice data={data} today={today} value={method} onChange={setMethod} />
    </Dialog>
  );
}
