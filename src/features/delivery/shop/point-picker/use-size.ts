import { useEffect, useRef, useState } from "react";
import type { MapSize } from "./map-view.ts";

/** The current size of an element, updated when it changes. */
export function useSize<Of extends HTMLElement>() {
  const ref = useRef<Of>(null);
  const [size, setSize] = useState<MapSize>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}
