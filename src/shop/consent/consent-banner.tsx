import { lazy, Suspense, useEffect } from "react";
import { ignoreMissingChunk, nextTask } from "#ui/lazy/lazy-part.ts";
import { readConsent, useConsent } from "./consent.store.ts";

/** Most visitors have answered already, so the question is loaded only for the others. */
const ConsentQuestion = lazy(async () => ({
  default: (await import("./consent-question.tsx").catch(ignoreMissingChunk)).ConsentQuestion,
}));

/** Asks once, after hydration, above the page's foot; it blocks nothing, and both answers look equal. */
export function ConsentBanner() {
  const { isRead, agreed } = useConsent();
  useEffect(() => void nextTask().then(readConsent), []);
  if (!isRead || agreed !== null) return null;
  return (
    <Suspense>
      <ConsentQuestion />
    </Suspense>
  );
}
