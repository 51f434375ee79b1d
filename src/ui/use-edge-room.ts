import { type RefObject, useEffect } from "react";

/**
 * The height of: the header (`--sticky-top`), a page's own bar (`--bar-room`), a drawer's buttons (`--drawer-room`),
 * and the banner that asks every visitor (`--foot-room`).
 */
type EdgeRoom = "--sticky-top" | "--bar-room" | "--drawer-room" | "--foot-room";

/** The distance between an edge and an element that is scrolled to. */
const CLEAR = 16;

const rooms = new Map<EdgeRoom, number>();
let sheet: CSSStyleSheet | undefined;

const roomOf = (name: EdgeRoom) => rooms.get(name) ?? 0;

/**
 * Sets the variables only on elements that use them: set on the root, the browser would restyle every element. Such
 * elements use a utility class that contains the variable's name.
 */
function sayRooms(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const above = CLEAR + roomOf("--sticky-top");
  const below = CLEAR + roomOf("--bar-room") + roomOf("--foot-room");
  const rules = [...rooms].map(([name, height]) => `[class*="${name}"]{${name}:${height}px}`);
  sheet.replaceSync(`html{scroll-padding-block:${above}px ${below}px}${rules.join("")}`);
}

/** A bar may be at the edge on a phone and in the normal flow on a large screen. */
const isStanding = (element: HTMLElement) =>
  ["fixed", "sticky"].includes(getComputedStyle(element).position);

/**
 * Publishes the height of an element that stays at an edge of the window, so that elements scrolled to stay visible
 * and other fixed elements can be placed next to it.
 */
export function useEdgeRoom(element: RefObject<HTMLElement | null>, name: EdgeRoom): void {
  useEffect(() => {
    const bar = element.current;
    if (!bar) return;
    const observer = new ResizeObserver(() => {
      rooms.set(name, isStanding(bar) ? bar.offsetHeight : 0);
      sayRooms();
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      rooms.delete(name);
      sayRooms();
    };
  }, [element, name]);
}
