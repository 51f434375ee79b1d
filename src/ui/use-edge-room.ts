import { type RefObject, useEffect } from "react";

/**
 * `--sticky-top` below the header, `--bar-room` above a page's own bar, `--drawer-room` above a drawer's
 * buttons, `--foot-room` above what is asked of everybody.
 */
type EdgeRoom = "--sticky-top" | "--bar-room" | "--drawer-room" | "--foot-room";

/** Between an edge and what is scrolled to. */
const CLEAR = 16;

const rooms = new Map<EdgeRoom, number>();
let sheet: CSSStyleSheet | undefined;

const roomOf = (name: EdgeRoom) => rooms.get(name) ?? 0;

/**
 * Said to those who ask, not to the whole page: every element of it would be styled anew.
 * Whoever asks for a room does so in a utility, so its name is in the element's class.
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

/** A bar may stand at the edge on a phone and in the page's flow on a large screen. */
const isStanding = (element: HTMLElement) =>
  ["fixed", "sticky"].includes(getComputedStyle(element).position);

/**
 * What stays at an edge of the window says how high it is: whatever is scrolled to keeps clear of it,
 * and other things that stay can stand beside it.
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
