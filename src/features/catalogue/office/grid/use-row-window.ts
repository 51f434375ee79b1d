import { type RefObject, type UIEvent, useState } from "react";

/** The same as `--row` in the sheet's CSS. */
const ROW = 32;
const HEAD = 28;
const SPARE = 10;

/** Virtual scrolling: which of the equally high rows are visible, and how much space the others take. */
export function useRowWindow(frame: RefObject<HTMLElement | null>, count: number) {
  const [top, setTop] = useState(0);
  const height = frame.current?.clientHeight ?? 900;
  const start = Math.max(0, Math.min(Math.floor(top / ROW) - SPARE, count - 1));
  const end = Math.min(count, Math.ceil((top + height) / ROW) + SPARE);
  return {
    start,
    end,
    before: start * ROW,
    after: Math.max(0, count - end) * ROW,
    onScroll: (event: UIEvent<HTMLElement>) => setTop(event.currentTarget.scrollTop),
    scrollTo(row: number) {
      const element = frame.current;
      if (!element) return;
      const at = row * ROW;
      if (at < element.scrollTop) element.scrollTop = at;
      const bottom = element.scrollTop + element.clientHeight - HEAD - ROW;
      if (at > bottom) element.scrollTop += at - bottom;
    },
  };
}
