import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
} from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";
import { useCloseDetails } from "./use-close-details.ts";

type MenuProps = {
  /** Names the menu when the trigger is an icon alone. */
  label?: string;
  trigger: ReactNode;
  triggerClassName?: string;
  align?: "start" | "end";
  children: ReactNode;
};

/** A disclosure: opens without script; Escape, a choice, or anything outside closes it. */
export function Menu({ label, trigger, triggerClassName, align = "start", children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseDetails(details);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    // Prevented, so that the modal around this menu stays.
    event.preventDefault();
    close();
    details.current.querySelector("summary")?.focus();
  };
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest(".menu-item")) close();
  };
  return (
    <details ref={details} className="relative" onKeyDown={onKeyDown}>
      <summary aria-label={label} className={classNames("menu-trigger", triggerClassName)}>
        {trigger}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for what its items are asked. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: items are buttons and links, whose keys click. */}
      <div
        className={classNames("menu-panel", align === "end" ? "end-0" : "start-0")}
        onClick={onClick}
      >
        {children}
      </div>
    </details>
  );
}

export function MenuItem({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" {...rest} className={classNames("menu-item", className)} />;
}

export function MenuLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames("menu-item", className)} />;
}
