import { Plane, Ship } from "lucide-react";
import { classNames } from "#ui/class-names.ts";
import type { ShippingMethod } from "../domain/chargeable-weight.ts";

const icons = { air: Plane, sea: Ship };

/** The method's name stands beside it, so it is silent. */
export function MethodIcon({ method, small }: { method: ShippingMethod; small?: boolean }) {
  const Icon = icons[method];
  return <Icon className={classNames("icon", small && "icon-s")} aria-hidden="true" />;
}
