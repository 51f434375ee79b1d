import { useEffect, useRef } from "react";
import { useMatches, useNavigate } from "react-router";
import type { PageHandle } from "#features/sites/shop/page-handle.ts";
import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { watchOtherTabs } from "./other-tabs.ts";
import { followOtherTab, getCurrentUser } from "./session.store.ts";
import { useCurrentUser } from "./use-current-user.ts";

/** Finds out who is here and follows it; stands once, around all pages. */
export function useSession(): void {
  useEffect(() => {
    void getCurrentUser();
    return watchOtherTabs("session_changed", () => void followOtherTab());
  }, []);
  useGoHomeAfterLogout();
}

/** SPEC §4: to index if the route needs auth; any other page stays as it is. */
function useGoHomeAfterLogout(): void {
  const user = useCurrentUser();
  const former = useRef(user);
  const navigate = useNavigate();
  const language = useOptionalShell()?.language;
  const needsLogin = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.needsLogin,
  );
  useEffect(() => {
    const hasLeft = former.current !== null && user === null;
    former.current = user;
    if (hasLeft && needsLogin) navigate(`/${language}/`);
  }, [user, needsLogin, language, navigate]);
}
