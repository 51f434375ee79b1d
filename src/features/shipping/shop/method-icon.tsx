import { Icon, type IconName } from "#ui/icon/icon.tsx";
import type { ShippingMethod } from "../domain/chargeable-weight.ts";

const icons: Record<ShippingMethod, IconName> = { air: "plane", sea: "ship" };

/** The method's name stands beside it, so it is silent. */
export function MethodIcon({ method, small }: { method: ShippingMethod; small?: boolean }) {
  return <Icon name={icons[method]} className={small ? "icon-s" : undefined} />;
}
