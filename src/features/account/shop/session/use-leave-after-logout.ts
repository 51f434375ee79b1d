import { useEffect } from "react";
import { useNavigate } from "react-router";
import { readCookie } from "#core/cookies.ts";
import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { SESSION_HINT_COOKIE } from "#platform/auth/session-life.ts";
import { hasChangedSince, isAnotherUser, leavePage } from "./leave-page.ts";
import { userStore } from "./session.store.ts";
import { onUserChange } from "./user-change.ts";

const isOut = () => readCookie(document.cookie, SESSION_HINT_COOKIE) === undefined;

/** Leaves the page of whoever was here before; stands once, around all pages, and comes late. */
export function useLeaveAfterLogout(): void {
  const navigate = useNavigate();
  const language = useOptionalShell()?.language;
  useEffect(() => {
    const home = `/${language}/`;
    // A hidden tab does not draw, and a navigation inside the page would wait until it does.
    const goHome = () => (document.hidden ? window.location.assign(home) : navigate(home));
    return onUserChange(() => {
      if (isOut()) void leavePage(goHome);
    });
  }, [navigate, language]);
  useEffect(() => {
    // It happened while this was still on its way.
    if (isOut() && hasChangedSince(performance.timeOrigin)) {
      void leavePage(() => window.location.assign(`/${document.documentElement.lang}/`));
    }
    let former = userStore.get();
    return userStore.subscribe(() => {
      if (isAnotherUser(former, userStore.get())) window.location.reload();
      former = userStore.get() ?? former;
    });
  }, []);
}
