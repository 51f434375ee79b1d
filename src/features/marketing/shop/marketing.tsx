import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { userStore } from "#features/account/shop/session/session.store.ts";
import type { Consent } from "#features/sites/domain/consent.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { onAppEvent } from "#platform/events/app-events.ts";
import { isUntrackedPage } from "#platform/pages/page-rules.ts";
import { useStore } from "#ui/store.ts";
import { type TrackingContext, trackedBy } from "../domain/events/tracked-product.ts";
import { agreedServices, configuredServices } from "../domain/outside-services.ts";
import {
  dispatchFunnelEvent,
  identifyVisitor,
  openDispatcher,
  queueForLater,
  trackPageView,
} from "./event-dispatcher.ts";
import { pageEvents, pathInShop, type ShownPage, selectEvent } from "./rules/page-events.ts";
import { toFunnelEvents } from "./rules/to-funnel-events.ts";
import { saveLandingUtm } from "./save-utm.ts";
import { serviceKeys } from "./should-load-marketing.ts";
import { isSilentDocument, markTracked } from "./silent-document.ts";
import { startServices } from "./start-services.ts";

type MarketingProps = {
  agreed: Consent;
  /** True if the visitor agreed before this page was loaded: then its earlier events are sent too. */
  wasAgreed: boolean;
};

/** Renders nothing: it watches pages and events, and reports them to the services that the visitor agreed to. */
export function Marketing({ agreed, wasAgreed }: MarketingProps) {
  useServices(agreed);
  useAppEvents(wasAgreed);
  usePages();
  useVisitor();
  return null;
}

const isAny = (services: object) => Object.keys(services).length > 0;

function useServices(agreed: Consent): void {
  const shell = useShell();
  const before = useRef(agreed);
  const { pathname } = useLocation();
  // The policy of a silent document lets no service in for as long as the document lives.
  const isSilent = isSilentDocument() || isUntrackedPage(pathname);
  useEffect(() => {
    const isTakenBack = before.current.some((category) => !agreed.includes(category));
    before.current = agreed;
    // Only a reload can stop a running script.
    if (isTakenBack) return window.location.reload();
    if (agreed.includes("marketing")) void saveLandingUtm();
    const keys = serviceKeys(shell);
    if (!isAny(agreedServices(keys, agreed))) return openDispatcher([]);
    if (isSilent) return queueForLater();
    markTracked();
    openDispatcher(startServices(keys, agreed));
  }, [shell, agreed, isSilent]);
}

function useTrackingContext(): TrackingContext {
  const { origin, language, config } = useShell();
  return { origin, language, toTracked: trackedBy(config.conversionCurrency.rate) };
}

/** A ref with the newest value, for listeners that live as long as the page. */
function useNewest<Value>(value: Value) {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  });
  return newest;
}

function useAppEvents(withPast: boolean): void {
  const context = useNewest(useTrackingContext());
  useEffect(
    () =>
      onAppEvent(
        (appEvent) => {
          for (const event of toFunnelEvents(context.current, appEvent)) dispatchFunnelEvent(event);
        },
        { withPast },
      ),
    [context, withPast],
  );
}

function usePages(): void {
  const { key, pathname, search } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const newest = useNewest({ context: useTrackingContext(), page: { pathname, search, data } });
  const shell = useShell();
  const seen = useRef("");
  const hasServices = isAny(configuredServices(serviceKeys(shell)));
  useEffect(() => {
    // After a silent page the next one is reloaded as a whole document, so that it may send events.
    if (hasServices && isSilentDocument() && !isUntrackedPage(pathname))
      return window.location.reload();
    const isNew = seen.current !== key;
    seen.current = key;
    if (isNew) trackPageView(pathInShop(pathname));
    const { context } = newest.current;
    for (const event of pageEvents(context, { pathname, search, data })) {
      if (isNew || "once" in event) dispatchFunnelEvent(event);
    }
  }, [hasServices, key, pathname, search, data, newest]);
  useFollowedCards(newest);
}

type Seen = { current: { context: TrackingContext; page: ShownPage } };

function useFollowedCards(seen: Seen): void {
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const { context, page } = seen.current;
      const event = link && selectEvent(context, page, link.pathname);
      if (event) dispatchFunnelEvent(event);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [seen]);
}

function useVisitor(): void {
  const email = useStore(userStore, (user) => user?.email);
  useEffect(() => {
    if (email) identifyVisitor(email);
  }, [email]);
}
