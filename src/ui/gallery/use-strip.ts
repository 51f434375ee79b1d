import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { nextTab } from "../navigation/next-tab.ts";

/** Which picture of a scrolling strip is in view, and functions to show another one. */
export function useStrip(strip: RefObject<HTMLElement | null>, count: number, start = 0) {
  const [current, setCurrent] = useState(start);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    element.children[start]?.scrollIntoView({
      behavior: "instant",
      block: "nearest",
      inline: "start",
    });
    const seen = new IntersectionObserver(
      (entries) => {
        const inView = entries.find((entry) => entry.isIntersecting)?.target;
        if (inView) setCurrent([...element.children].indexOf(inView));
      },
      { root: element, threshold: 0.6 },
    );
    for (const child of element.children) seen.observe(child);
    return () => seen.disconnect();
  }, [strip, start]);

  const show = (at: number) => {
    const next = Math.max(0, Math.min(at, count - 1));
    const target = strip.current?.children[next];
    setCurrent(next);
    target?.scrollIntoView({ block: "nearest", inline: "start" });
    return target;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = nextTab(event.key, current, count, rightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    show(next)?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  };

  return { current, show, onKeyDown };
}
