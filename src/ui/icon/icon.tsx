import { classNames } from "../class-names.ts";
import type { IconName } from "./icon-names.ts";
import icons from "./icons.svg?no-inline";

export type { IconName };

/**
 * An icon from a file that all pages share: as paths in each page, icons made up a fifth of a listing.
 * It is hidden from screen readers, since the text next to it, or its button's label, says the same.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={classNames("icon", className)} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
