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
 * SPEC §4: after a logout to index if the route needs auth. The server is asked what this page is to a
 * guest, so that no page can forget to say that it is guarded: where it would lead a guest elsewhere, or
 * does not answer, home it is. A page that guests may see, but not as its owner does, is loaded anew.
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

/** Somebody else logged in, in another tab, while this one was frozen; not somebody who changed their e-mail. */
export const isAnotherUser = (former: Known, now: Known): boolean =>
  former !== null && now !== null && former.id !== now.id;

/** Whether any tab told of a login or logout after this moment; see `notifyOtherTabs`. */
export function hasChangedSince(moment: number): boolean {
  try {
    return Number(localStorage.getItem("session_changed")) > moment;
  } catch {
    return false;
  }
}

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
