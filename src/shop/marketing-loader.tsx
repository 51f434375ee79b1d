import { lazy, Suspense, useEffect, useState } from "react";
import { shouldLoadMarketing } from "#features/marketing/shop/should-load-marketing.ts";
import { parseConsent } from "#features/sites/domain/consent.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { ignoreMissingChunk } from "#ui/lazy/lazy-part.ts";
import { useConsent } from "./consent/consent.store.ts";

const Marketing = lazy(async () => ({
  default: (await import("#features/marketing/shop/marketing.tsx").catch(ignoreMissingChunk))
    .Marketing,
}));

const isAny = (agreed: readonly unknown[] | null) => (agreed?.length ?? 0) > 0;

/** Loads nothing before the visitor has agreed, or if the site uses no marketing service. */
export function MarketingLoader() {
  const { agreed } = useConsent();
  const shell = useShell();
  const [wasAgreed] = useState(() => isAny(parseConsent(document.cookie)));
  const isOpen = useOnce(useIdle() && isAny(agreed) && shouldLoadMarketing(shell));
  return (
    isOpen && (
      <Suspense>
        <Marketing agreed={agreed ?? []} wasAgreed={wasAgreed} />
      </Suspense>
    )
  );
}

/** True from the first time on, because what was loaded must also learn that consent was withdrawn. */
function useOnce(isNow: boolean): boolean {
  const [was, setWas] = useState(false);
  if (isNow && !was) setWas(true);
  return was || isNow;
}

const TIMEOUT_MS = 2000;

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const wake = () => setIdle(true);
    // Safari has no requestIdleCallback.
    if (!("requestIdleCallback" in window)) return void setTimeout(wake, 200);
    requestIdleCallback(wake, { timeout: TIMEOUT_MS });
  }, []);
  return isIdle;
}
