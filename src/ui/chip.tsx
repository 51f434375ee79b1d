import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon/icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A choice that can be on or off. */
export function Chip({ on, className, ...rest }: ComponentProps<"button"> & { on?: boolean }) {
  return (
    <button type="button" aria-pressed={on} {...rest} className={classNames("chip", className)} />
  );
}

/** Something that was selected; pressing it removes it. */
export function RemovableChip({ children, className, ...rest }: ComponentProps<"button">) {
  const t = useT();
  return (
    <button type="button" {...rest} className={classNames("chip chip-on", className)}>
      <VisuallyHidden>{t("ui.remove")} </VisuallyHidden>
      {children}
      <Icon name="x" className="stroke-2" />
    </button>
  );
}

export function ChipLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames("chip", className)} />;
}
