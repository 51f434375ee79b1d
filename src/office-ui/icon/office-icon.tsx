import { classNames } from "#ui/class-names.ts";
import type { OfficeIconName } from "./office-icon-names.ts";
import icons from "./office-icons.svg?no-inline";

export type { OfficeIconName };

type OfficeIconProps = { name: OfficeIconName; small?: boolean; className?: string | undefined };

/** As `Icon` of the design system, from the office's own file: the storefront loads none of these. */
export function OfficeIcon({ name, small, className }: OfficeIconProps) {
  return (
    <svg className={classNames("icon", small && "size-3.5", className)} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
