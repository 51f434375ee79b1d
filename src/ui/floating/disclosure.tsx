import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { classNames } from "../class-names.ts";

export type DisclosureProps = {
  /** The label, needed if the trigger is only an icon. */
  label?: string;
  trigger: ReactNode;
  triggerClassName?: string;
  className?: string;
  panelClassName: string;
  children: ReactNode;
};

/** Opens without JavaScript; Escape, a choice, or a click outside closes it. */
export function Disclosure(props: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseDetails(details);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    // Prevents the default, so that the modal around it stays open.
    event.preventDefault();
    close();
    details.current.querySelector("summary")?.focus();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a, .menu-item")) close();
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

/** Closes an open details element when the pointer or the focus goes elsewhere. */
function useCloseDetails(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeIfOutside = (event: Event) => {
      const element = details.current;
      const isInside = event.target instanceof Node && element?.contains(event.target);
      if (element?.open && !isInside) element.open = false;
    };
    document.addEventListener("pointerdown", closeIfOutside);
    document.addEventListener("focusin", closeIfOutside);
    return () => {
      document.removeEventListener("pointerdown", closeIfOutside);
      document.removeEventListener("focusin", closeIfOutside);
    };
  }, [details]);
}
