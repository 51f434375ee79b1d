import { type RefObject, useEffect } from "react";

/** `--sticky-top` under the header, `--sticky-bottom` above a bar of the page, `--foot-room` below them all. */
type EdgeRoom = "--sticky-top" | "--sticky-bottom" | "--foot-room";

/**
 * What stays at an edge of the window says how high it is: whatever is scrolled to keeps clear of it,
 * and other things that stay can stand beside it.
 */
export function useEdgeRoom(element: RefObject<HTMLElement | null>, name: EdgeRoom): void {
  useEffect(() => {
    const standing = element.current;
    const root = document.documentElement;
    if (!standing) return;
    const observer = new ResizeObserver(() =>
      root.style.setProperty(name, `${standing.offsetHeight}px`),
    );
    observer.observe(standing);
    return () => {
      observer.disconnect();
      root.style.removeProperty(name);
    };
  }, [element, name]);
}
