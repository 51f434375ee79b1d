import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { ignoreMissingChunk } from "#ui/lazy/lazy-part.ts";
import { useConsent } from "../consent/consent.store.ts";
import { isMonitored } from "./report-shown-error.ts";

type Watchers = typeof import("./watchers.ts")["watchers"];

/** Loaded late, and only if errors are collected (`MONITORING_DSN`). */
export function useMonitoring(): void {
  const [watchers, setWatchers] = useState<Watchers>();
  const isAgreed = useConsent().agreed?.includes("statistics") ?? false;
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isMonitored()) return;
    void import("./watchers.ts")
      .catch(ignoreMissingChunk)
      .then(({ watchers: came }) => setWatchers(came));
  }, []);
  useEffect(() => watchers?.watchErrors(), [watchers]);
  useEffect(() => (isAgreed ? watchers?.watchVisit() : undefined), [watchers, isAgreed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page
  useEffect(() => watchers?.replayPage(), [watchers, pathname]);
}
