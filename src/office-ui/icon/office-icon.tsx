import { classNames } from "#ui/class-names.ts";
import type { OfficeIconName } from "./office-icon-names.ts";
import icons from "./office-icons.svg?no-inline";

export type { OfficeIconName };

type OfficeIconProps = { name: OfficeIconName; small?: boolean; className?: string | undefined };

/** Like `Icon` of the design system, but from the office's own file, which the storefront never loads. */
export function OfficeIcon({ name, small, className }: OfficeIconProps) {
  return (
    <svg className={classNames("icon", small && "size-3.5", className)} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
