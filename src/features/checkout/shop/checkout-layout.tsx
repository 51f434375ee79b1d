import { useEffect } from "react";
import { Outlet, useParams, useRevalidator } from "react-router";
import { onUserChange } from "#features/account/shop/session/user-change.ts";
import { useLeaving } from "./frame/use-leaving.ts";

/** The layout around the three steps, so that going from one step to the next does not count as leaving. */
export default function CheckoutLayout() {
  const { slug } = useParams();
  const isLeaving = useLeaving(slug);
  useFreshOnReturn();
  return (
    <div inert={isLeaving} aria-busy={isLeaving} data-leaving={isLeaving || undefined}>
      <Outlet />
    </div>
  );
}

/** Reloads the data when the visitor returns from another tab or by the back button, or logs in. */
function useFreshOnReturn(): void {
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
