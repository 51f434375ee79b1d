import { useEffect, useSyncExternalStore } from "react";
import { readCookie } from "#core/cookies.ts";
import type { CallRequest } from "#platform/api/call.ts";
import { SESSION_HINT_COOKIE } from "#platform/auth/session-life.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { reportProblem } from "#platform/events/app-events.ts";
import { createStore } from "#ui/store.ts";
import {
  type CurrentUser,
  currentUserCall,
  refreshUserCall,
  type UserResponse,
} from "../../contract.ts";
import { notifyOtherTabs, watchOtherTabs } from "./other-tabs.ts";
import { runUserChange } from "./user-change.ts";

/** SPEC §3: null until fetched, and for guests. */
export const userStore = createStore<CurrentUser | null>(null);

let lastAsked = 0;

export const getCurrentUser = () => fetchUser(currentUserCall);
const refreshCurrentUser = () => fetchUser(refreshUserCall);

/** No request for guests. The answer to the latest request wins. A failure is reported and sets no user (SPEC §8). */
async function fetchUser(request: CallRequest<Record<never, never>, UserResponse>): Promise<void> {
  lastAsked += 1;
  const mine = lastAsked;
  const isGuest = readCookie(document.cookie, SESSION_HINT_COOKIE) === undefined;
  const answer = isGuest ? undefined : await tryCall(request, {});
  if (answer?.ok === false) {
    reportProblem("The current user could not be fetched", answer.message);
  }
  if (mine === lastAsked) userStore.set(answer?.ok ? answer.output.user : null);
}

/** Somebody logged in or out in this tab. */
export function setCurrentUser(user: CurrentUser | null): void {
  lastAsked += 1;
  runUserChange();
  userStore.set(user);
  notifyOtherTabs("session_changed");
}

/** The same happened in another tab. */
export async function syncWithOtherTab(): Promise<void> {
  runUserChange();
  await refreshCurrentUser();
}

/** Pages are rendered and hydrated as for a guest; the user arrives afterwards. */
const getServerSnapshot = () => null;

export const useCurrentUser = (): CurrentUser | null =>
  useSyncExternalStore(userStore.subscribe, userStore.get, getServerSnapshot);

/** Fetches the user and follows changes; used once, in the root layout. */
export function useSession(): void {
  useEffect(() => {
    void getCurrentUser();
    return watchOtherTabs("session_changed", () => void syncWithOtherTab());
  }, []);
}
