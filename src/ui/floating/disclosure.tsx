import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import { classNames } from "../class-names.ts";
import { useCloseDetails } from "./use-close-details.ts";

export type DisclosureProps = {
  /** Names it when the trigger is an icon alone. */
  label?: string;
  trigger: ReactNode;
  triggerClassName?: string;
  className?: string;
  panelClassName: string;
  children: ReactNode;
};

/** Opens without script; Escape, a choice, or anything outside closes it. */
export function Disclosure(props: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseDetails(details);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    // Prevented, so that the modal around it stays.
    event.preventDefault();
    close();
    details.current.querySelector("summary")?.focus();
  };
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest("a, .menu-item")) close();
  };
  return (
    <details ref={details} className={props.className} onKeyDown={onKeyDown}>
      <summary
        aria-label={props.label}
        className={classNames("menu-trigger", props.triggerClassName)}
      >
        {props.trigger}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for what its items are asked. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: items are buttons and links, whose keys click. */}
      <div className={props.panelClassName} onClick={onClick}>
        {props.children}
      </div>
    </details>
  );
}
