import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { classNames } from "#ui/class-names.ts";

type PopoverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
  /** The accessible name, where the trigger's text says too little. */
  label?: string;
  triggerClassName: string;
  align?: "start" | "end";
  className?: string;
  children: ReactNode;
};

/** A small panel under its button. Other parts of the page can open it too, for example by a key. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger, label, triggerClassName, align = "start" } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useEffectEvent(() => onOpenChange(false));

  useEffect(() => {
    if (!open) return;
    root.current
      ?.querySelector<HTMLElement>(".popover-panel :is(input, select, button, a, textarea)")
      ?.focus();
    const closeIfOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      close();
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeIfOutside);
    document.addEventListener("focusin", closeIfOutside);
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", closeIfOutside);
      document.removeEventListener("focusin", closeIfOutside);
      document.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, [open]);

  return (
    <div ref={root} className="popover">
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
      >
        {trigger}
      </button>
      {open && (
        <div
          id={id}
          className={classNames("menu-panel popover-panel", `popover-${align}`, props.className)}
        >
          {props.children}
        </div>
      )}
    </div>
  );
}
