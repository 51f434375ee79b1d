import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import type { ShippingMethod } from "../domain/chargeable-weight.ts";

const icons: Record<ShippingMethod, IconName> = { air: "plane", sea: "ship" };

/** The method's name stands beside it, so it is silent. Where there is one way alone, it is no plane. */
export function MethodIcon({ method, small }: { method: ShippingMethod; small?: boolean }) {
  const isOneWay = useOptionalShell()?.config.site.switches.sea === false;
  return (
    <Icon name={isOneWay ? "truck" : icons[method]} className={small ? "icon-s" : undefined} />
  );
}
