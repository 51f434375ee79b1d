import { type RefObject, useEffect } from "react";

/**
 * While something is fixed to the window's foot, the page gets as much room below its end, so that
 * the last links can be reached. `--foot-room` lets other fixed things stand above it.
 */
export function useReservedRoom(fixed: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = fixed.current;
    const root = document.documentElement;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      root.style.setProperty("--foot-room", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--foot-room");
    };
  }, [fixed]);
}
