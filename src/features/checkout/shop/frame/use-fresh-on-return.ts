import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { onUserChange } from "#features/account/shop/session/user-change.ts";

/** Whoever comes back from another tab, by the back button or logged in, sees what is true by now. */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("pageshow", onShow);
    const stopFollowing = onUserChange(() => void revalidate());
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("pageshow", onShow);
      stopFollowing();
    };
  }, [revalidate]);
}
