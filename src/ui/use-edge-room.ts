import { type RefObject, useEffect } from "react";

/** `--sticky-top` under the header, `--foot-room` below a bar of the page, whose own `--sticky-bottom` is its styles'. */
type EdgeRoom = "--sticky-top" | "--foot-room";

/** Whoever asks for a room does so in a utility, so its name is in the element's class. */
const ASKING = '[class*="--sticky-top"],[class*="--foot-room"]';
/** Between an edge and what is scrolled to. */
const CLEAR = 16;

const rooms = new Map<EdgeRoom, number>();
let sheet: CSSStyleSheet | undefined;

/** Said to those who ask, not to the whole page: every element of it would be styled anew. */
function sayRooms(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const above = `${CLEAR + (rooms.get("--sticky-top") ?? 0)}px`;
  const below = `calc(var(--sticky-bottom,0px) + ${CLEAR + (rooms.get("--foot-room") ?? 0)}px)`;
  const said = [...rooms].map(([name, height]) => `${name}:${height}px`);
  sheet.replaceSync(`html{scroll-padding-block:${above} ${below}}${ASKING}{${said.join(";")}}`);
}

/**
 * What stays at an edge of the window says how high it is: whatever is scrolled to keeps clear of it,
 * and other things that stay can stand beside it.
 */
export function useEdgeRoom(element: RefObject<HTMLElement | null>, name: EdgeRoom): void {
  useEffect(() => {
    const standing = element.current;
    if (!standing) return;
    const observer = new ResizeObserver(() => {
      rooms.set(name, standing.offsetHeight);
      sayRooms();
    });
    observer.observe(standing);
    return () => {
      observer.disconnect();
      rooms.delete(name);
      sayRooms();
    };
  }, [element, name]);
}
