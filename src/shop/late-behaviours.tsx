import { useEffect } from "react";
import { useLeaveAfterLogout } from "#features/account/shop/session/use-leave-after-logout.ts";
import { useUnpaidOrders } from "#features/orders/shop/unpaid/use-unpaid-orders.ts";
import { useBuildCheck } from "./build-check/use-build-check.ts";
import { MarketingLoader } from "./marketing-loader.tsx";
import { useMonitoring } from "./monitoring/use-monitoring.ts";
import { followTransitions } from "./navigation/follow-transitions.ts";
import { useFullLoadFallback } from "./navigation/use-full-load-fallback.ts";
import { useReportLanguage } from "./preferences/use-report-language.ts";
import { TranslationKeysToggler } from "./translation-keys/translation-keys-toggler.tsx";
import { useUnsupportedBrowserWarning } from "./unsupported-browser/use-unsupported-browser-warning.tsx";

/** Everything that runs on every page and is not urgent; loaded after hydration. */
export function LateBehaviours() {
  useEffect(() => followTransitions(), []);
  useReportLanguage();
  useBuildCheck();
  useFullLoadFallback();
  useUnsupportedBrowserWarning();
  useLeaveAfterLogout();
  useUnpaidOrders();
  useMonitoring();
  return (
    <>
      <TranslationKeysToggler />
      <MarketingLoader />
    </>
  );
}
