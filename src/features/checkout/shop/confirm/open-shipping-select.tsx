import { openModal } from "#ui/modal-stack/modals.ts";
import type { ShippingSelectProps } from "./shipping-select.tsx";

/** Fetched when it is asked for. */
export async function openShippingSelect(props: ShippingSelectProps): Promise<void> {
  const { ShippingSelect } = await import("./shipping-select.tsx");
  openModal("shipping-select", <ShippingSelect {...props} />);
}
