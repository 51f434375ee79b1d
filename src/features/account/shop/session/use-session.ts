import { useEffect } from "react";
import { watchOtherTabs } from "./other-tabs.ts";
import { getCurrentUser, syncWithOtherTab } from "./session.store.ts";

/** Finds out who is here and follows it; stands once, around all pages. */
export function useSession(): void {
  useEffect(() => {
    void getCurrentUser();
    return watchOtherTabs("session_changed", () => void syncWithOtherTab());
  }, []);
}
