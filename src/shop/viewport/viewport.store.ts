import { debounce } from "#core/debounce.ts";
import { createStore, useStore } from "#ui/store.ts";

/** SPEC §4, §9. */
const TABLET_BELOW = 1200;
const MOBILE_BELOW = 1024;
const RESIZE_DEBOUNCE_MS = 500;

type ViewportFlags = { isTablet: boolean; isMobile: boolean };

export function viewportFlags(width: number): ViewportFlags {
  return { isTablet: width < TABLET_BELOW, isMobile: width < MOBILE_BELOW };
}

/** For what style sheets cannot decide. The server does not know the window; it assumes a wide one. */
export const viewportStore = createStore<ViewportFlags>(viewportFlags(TABLET_BELOW));

export const useViewport = (): ViewportFlags => useStore(viewportStore);

type WatchedWindow = Pick<Window, "innerWidth" | "addEventListener" | "removeEventListener">;

export function watchViewport(watched: WatchedWindow = window): () => void {
  const read = () =>
    viewportStore.set((now) => {
      const next = viewportFlags(watched.innerWidth);
      return now.isTablet === next.isTablet && now.isMobile === next.isMobile ? now : next;
    });
  const readLater = debounce(read, RESIZE_DEBOUNCE_MS);
  read();
  watched.addEventListener("resize", readLater);
  return () => {
    readLater.cancel();
    watched.removeEventListener("resize", readLater);
  };
}
