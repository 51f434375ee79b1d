import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "../class-names.ts";
import { Disclosure, type DisclosureProps } from "./disclosure.tsx";

type MenuProps = Omit<DisclosureProps, "className" | "panelClassName"> & {
  align?: "start" | "end";
};

/** A short list of choices under its trigger. */
export function Menu({ align = "start", ...rest }: MenuProps) {
  return (
    <Disclosure
      {...rest}
      className="relative"
      panelClassName={classNames("menu-panel", align === "end" ? "end-0" : "start-0")}
    />
  );
}

export function MenuItem({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" {...rest} className={classNames("menu-item", className)} />;
}

export function MenuLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames("menu-item", className)} />;
}
