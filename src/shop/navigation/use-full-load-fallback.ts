import { useContext, useEffect } from "react";
import { createPath, UNSAFE_DataRouterContext } from "react-router";

/**
 * If the file of the next page no longer exists, because there is a newer build, the router reloads the current page
 * and the click is lost. Here the next page is loaded in full instead: decision 0035. Without a connection no file
 * can be loaded, not even to prefetch a link; then the page stays.
 */
export function useFullLoadFallback(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    if (!router || !("navigation" in window)) return;
    const goOn = (event: NavigateEvent) => {
      const { location, formMethod = "GET" } = router.state.navigation;
      const isOwn = event.navigationType === "reload" && !event.userInitiated;
      if (isOwn && !navigator.onLine) return event.preventDefault();
      if (!isOwn || !location || formMethod !== "GET") return;
      event.preventDefault();
      queueMicrotask(() => window.location.assign(createPath(location)));
    };
    window.navigation.addEventListener("navigate", goOn);
    return () => window.navigation.removeEventListener("navigate", goOn);
  }, [router]);
}
