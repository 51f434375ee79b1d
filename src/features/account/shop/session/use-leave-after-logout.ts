import { useEffect } from "react";
import { useNavigate } from "react-router";
import { readCookie } from "#core/cookies.ts";
import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { SESSION_HINT_COOKIE } from "#platform/auth/session-life.ts";
import type { CurrentUser } from "../../contract.ts";
import { clearOwnStorage } from "./own-storage.ts";
import { userStore } from "./session.store.ts";
import { onUserChange } from "./user-change.ts";

/**
 * SPEC §4: after a logout, go to index if the route needs auth. A HEAD request asks the
 * server what this page is for a guest, so no page has to declare that it is guarded. If the
 * server redirects or fails, go home; if the page is personal but open to guests, reload it.
 */
export async function leavePage(goHome: () => void): Promise<void> {
  clearOwnStorage();
  const answer = await fetch(window.location.href, {
    method: "HEAD",
    redirect: "manual",
    cache: "no-store",
  }).catch(() => undefined);
  if (!answer?.ok) goHome();
  else if (isPersonal(answer)) window.location.reload();
}

const isPersonal = (answer: Response) =>
  answer.headers.get("cache-control")?.includes("no-store") ?? true;

type Known = Pick<CurrentUser, "id"> | null;

/** Another customer logged in in another tab while this one was frozen; a changed e-mail does not count. */
export const isAnotherUser = (former: Known, now: Known): boolean =>
  former !== null && now !== null && former.id !== now.id;

/** Whether any tab reported a login or logout after this moment; see `notifyOtherTabs`. */
export function hasChangedSince(moment: number): boolean {
  try {
    return Number(localStorage.getItem("session_changed")) > moment;
  } catch {
    return false;
  }
}

const isOut = () => readCookie(document.cookie, SESSION_HINT_COOKIE) === undefined;

/** Leaves the previous user's page; used once, in the root layout, and loaded late. */
export function useLeaveAfterLogout(): void {
  const navigate = useNavigate();
  const language = useOptionalShell()?.language;
  useEffect(() => {
    const home = `/${language}/`;
    // A hidden tab does not render, and client-side navigation would wait until it does.
    const goHome = () => (document.hidden ? window.location.assign(home) : navigate(home));
    return onUserChange(() => {
      if (isOut()) void leavePage(goHome);
    });
  }, [navigate, language]);
  useEffect(() => {
    // The logout happened while this code was still loading.
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
