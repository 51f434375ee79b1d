import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { userStore } from "#features/account/shop/session/session.store.ts";
import type { Consent } from "#features/sites/domain/consent.ts";
import { onHappening } from "#features/sites/shop/happenings.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useStore } from "#ui/store.ts";
import { happeningEvents } from "../domain/events/happening-events.ts";
import {
  pageEvents,
  placeInShop,
  type ShownPage,
  selectEvent,
} from "../domain/events/page-events.ts";
import type { TrackingPlace } from "../domain/events/tracked-product.ts";
import { agreedServices, configuredServices } from "../domain/outside-services.ts";
import { tellsNobody } from "../domain/tells-nobody.ts";
import { trackedBy } from "../domain/tracking-currency.ts";
import { keepForLater, knowVisitor, openDesk, seePage, tellEvent } from "./event-desk.ts";
import { keepUtmOfLanding } from "./keep-utm.ts";
import { serviceKeys } from "./service-keys.ts";
import { isSilentDocument, markTold } from "./silent-document.ts";
import { startServices } from "./start-services.ts";

type MarketingProps = {
  agreed: Consent;
  /** Agreed to before this page was loaded: then what happened on it so far counts, too. */
  wasAgreed: boolean;
};

/** Shows nothing: sees pages and happenings, and tells those whom the visitor agreed to. */
export function Marketing({ agreed, wasAgreed }: MarketingProps) {
  useServices(agreed);
  useHappenings(wasAgreed);
  usePages();
  useVisitor();
  return null;
}

const isAny = (services: object) => Object.keys(services).length > 0;

function useServices(agreed: Consent): void {
  const shell = useShell();
  const before = useRef(agreed);
  const { pathname } = useLocation();
  // A policy that lets no service in holds for as long as the document lives.
  const isSilent = isSilentDocument() || tellsNobody(pathname);
  useEffect(() => {
    const isTakenBack = before.current.some((category) => !agreed.includes(category));
    before.current = agreed;
    // A script that runs can be stopped by nothing else.
    if (isTakenBack) return window.location.reload();
    if (agreed.includes("marketing")) void keepUtmOfLanding();
    const keys = serviceKeys(shell);
    if (!isAny(agreedServices(keys, agreed))) return openDesk([]);
    if (isSilent) return keepForLater();
    markTold();
    openDesk(startServices(keys, agreed));
  }, [shell, agreed, isSilent]);
}

function useTrackingPlace(): TrackingPlace {
  const { origin, language, config } = useShell();
  return { origin, language, toTracked: trackedBy(config.conversionCurrency.rate) };
}

/** The newest value, for those who listen for as long as the page lives. */
function useNewest<Value>(value: Value) {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  });
  return newest;
}

function useHappenings(withPast: boolean): void {
  const place = useNewest(useTrackingPlace());
  useEffect(
    () =>
      onHappening(
        (happening) => {
          for (const event of happeningEvents(place.current, happening)) tellEvent(event);
        },
        { withPast },
      ),
    [place, withPast],
  );
}

function usePages(): void {
  const { key, pathname, search } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const newest = useNewest({ place: useTrackingPlace(), page: { pathname, search, data } });
  const shell = useShell();
  const seen = useRef("");
  const hasServices = isAny(configuredServices(serviceKeys(shell)));
  useEffect(() => {
    // The page after a silent one is loaded whole, so that it can be told.
    if (hasServices && isSilentDocument() && !tellsNobody(pathname))
      return window.location.reload();
    const isNew = seen.current !== key;
    seen.current = key;
    if (isNew) seePage(placeInShop(pathname));
    const { place } = newest.current;
    for (const event of pageEvents(place, { pathname, search, data })) {
      if (isNew || "once" in event) tellEvent(event);
    }
  }, [hasServices, key, pathname, search, data, newest]);
  useFollowedCards(newest);
}

type Seen = { current: { place: TrackingPlace; page: ShownPage } };

function useFollowedCards(seen: Seen): void {
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const { place, page } = seen.current;
      const event = link && selectEvent(place, page, link.pathname);
      if (event) tellEvent(event);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [seen]);
}

function useVisitor(): void {
  const email = useStore(userStore, (user) => user?.email);
  useEffect(() => {
    if (email) knowVisitor(email);
  }, [email]);
}
