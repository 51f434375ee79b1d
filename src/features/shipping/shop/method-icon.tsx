import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import type { ShippingMethod } from "../domain/chargeable-weight.ts";

const icons: Record<ShippingMethod, IconName> = { air: "plane", sea: "ship" };

type MethodIconProps = { method: ShippingMethod; small?: boolean };

/** Where there is one way alone, it is no plane. */
export const useHasOneMethod = () => useOptionalShell()?.config.site.switches.sea === false;

/** The method's name stands beside it, so it is silent. */
export function MethodIcon(props: MethodIconProps) {
  return <PlainMethodIcon {...props} hasOneMethod={useHasOneMethod()} />;
}

/** For what is written as HTML (`toHtml`), where no part may have a hook. */
export function PlainMethodIcon({
  method,
  small,
  hasOneMethod,
}: MethodIconProps & { hasOneMethod: boolean }) {
  return (
    <Icon name={hasOneMethod ? "truck" : icons[method]} className={small ? "icon-s" : undefined} />
  );
}
