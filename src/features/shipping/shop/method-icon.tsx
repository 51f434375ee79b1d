import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import type { ShippingMethod } from "../domain/chargeable-weight.ts";

const icons: Record<ShippingMethod, IconName> = { air: "plane", sea: "ship" };

type MethodIconProps = { method: ShippingMethod; small?: boolean };

/** True if the site has only one method; then its icon is a truck, not a plane. */
export const useHasOneMethod = () => useOptionalShell()?.config.site.switches.sea === false;

/** Hidden from screen readers, because the method's name is next to it. */
export function MethodIcon(props: MethodIconProps) {
  return <PlainMethodIcon {...props} hasOneMethod={useHasOneMethod()} />;
}

/** For markup rendered with `toHtml`, in which components cannot use hooks. */
export function PlainMethodIcon({
  method,
  small,
  hasOneMethod,
}: MethodIconProps & { hasOneMethod: boolean }) {
  return (
    <Icon name={hasOneMethod ? "truck" : icons[method]} className={small ? "icon-s" : undefined} />
  );
}
