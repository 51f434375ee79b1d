import { classNames } from "../class-names.ts";
import type { IconName } from "./icon-names.ts";
import icons from "./icons.svg?no-inline";

export type { IconName };

/**
 * One drawing of a file that all pages share: as paths in the page, icons were a fifth of a listing.
 * Silent: the words beside it, or its button's label, say the same.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={classNames("icon", className)} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
