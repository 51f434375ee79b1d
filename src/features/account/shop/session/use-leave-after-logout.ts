import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { leavePage } from "./leave-page.ts";
import { leaveStore } from "./session.store.ts";

/** How many of the store's have been followed; some may have come before this was loaded. */
let followed = 0;

/** Leaves the page of whoever was here before; stands once, around all pages, and comes late. */
export function useLeaveAfterLogout(): void {
  const navigate = useNavigate();
  const language = useOptionalShell()?.language;
  useEffect(() => {
    const home = `/${language}/`;
    // A hidden tab does not draw, and a navigation inside the page would wait until it does.
    const goHome = () => (document.hidden ? window.location.assign(home) : navigate(home));
    const follow = () => {
      if (leaveStore.get() === followed) return;
      followed = leaveStore.get();
      void leavePage(goHome);
    };
    follow();
    return leaveStore.subscribe(follow);
  }, [navigate, language]);
}
