import type { CurrentUser } from "../../domain/current-user.ts";
import { clearOwnStorage } from "./own-storage.ts";

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

/** Somebody else got in, in another tab, while this one slept; not somebody who changed their e-mail. */
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
