import { useEffect } from "react";
import { HOUR_MS } from "#core/durations.ts";
import { latestBuildCall } from "#features/sites/contract.ts";
import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { callApi } from "#platform/client/call-api.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { newBuildStore } from "../navigation/use-navigation-guard.ts";

/** SPEC §9: every hour. */
export const BUILD_CHECK_MS = HOUR_MS;

/** A new build is offered once; the navigation guard switches to it at the next navigation. */
export function useBuildCheck(): void {
  const t = useT();
  const buildId = useOptionalShell()?.buildId;
  useEffect(() => {
    if (!buildId) return;
    const check = async () => {
      // The time in the query bypasses every cache on the way (SPEC §7).
      const latest = await callApi(latestBuildCall, { timestamp: String(Date.now()) }).catch(
        () => undefined,
      );
      if (!latest || latest.id === buildId || newBuildStore.get().id === latest.id) return;
      newBuildStore.set({ id: latest.id });
      showToast({
        kind: "info",
        text: t("shell.new_build"),
        action: { label: t("error.refresh"), onSelect: () => window.location.reload() },
      });
    };
    const timer = setInterval(check, BUILD_CHECK_MS);
    return () => clearInterval(timer);
  }, [buildId, t]);
}
