import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";

type IconLook = {
  /** What a screen reader says; name the count here too. */
  label: string;
  icon: ReactNode;
  look?: "plain" | "framed" | "floating";
  /** A small number on the icon; nothing at 0. */
  count?: number;
};

const iconClass = (look: IconLook["look"], className?: string) =>
  classNames("icon-btn", look && look !== "plain" && `icon-btn-${look}`, className);

const countDot = (count: number | undefined) =>
  count ? (
    <span className="count-dot num" aria-hidden="true">
      {count > 99 ? "99+" : count}
    </span>
  ) : null;

export function IconButton(props: Omit<ComponentProps<"button">, "children"> & IconLook) {
  const { label, icon, look, count, className, ...rest } = props;
  return (
    <button type="button" {...rest} className={iconClass(look, className)} aria-label={label}>
      {icon}
      {countDot(count)}
    </button>
  );
}

export function IconLink(props: Omit<LinkProps, "children"> & IconLook) {
  const { label, icon, look, count, className, ...rest } = props;
  return (
    <Link {...rest} className={iconClass(look, className)} aria-label={label}>
      {icon}
      {countDot(count)}
    </Link>
  );
}
