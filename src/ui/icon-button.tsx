import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";

type IconButtonProps = {
  /** The text for screen readers; it should include the count. */
  label: string;
  icon: ReactNode;
  variant?: "plain" | "framed" | "floating";
  /** A small number on the icon; not shown if 0. */
  count?: number;
};

const iconClass = (look: IconButtonProps["variant"], className?: string) =>
  classNames("icon-btn", look && look !== "plain" && `icon-btn-${look}`, className);

const countDot = (count: number | undefined) =>
  count ? (
    <span className="count-dot num" aria-hidden="true">
      {count > 99 ? "99+" : count}
    </span>
  ) : null;

export function IconButton(props: Omit<ComponentProps<"button">, "children"> & IconButtonProps) {
  const { label, icon, variant: look, count, className, ...rest } = props;
  return (
    <button type="button" {...rest} className={iconClass(look, className)} aria-label={label}>
      {icon}
      {countDot(count)}
    </button>
  );
}

export function IconLink(props: Omit<LinkProps, "children"> & IconButtonProps) {
  const { label, icon, variant: look, count, className, ...rest } = props;
  return (
    <Link {...rest} className={iconClass(look, className)} aria-label={label}>
      {icon}
      {countDot(count)}
    </Link>
  );
}
