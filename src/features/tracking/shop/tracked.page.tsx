import { data } from "react-router";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { findLanguage } from "#features/sites/domain/site.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { type TrackingView, trackingCall } from "../contract.ts";
import { type TrackedDays, trackedDays } from "../domain/tracked-days.ts";
import type { Route } from "./+types/tracked.page.ts";
import { ArrivalCard } from "./arrival-card.tsx";
import { countryNames } from "./country-names.ts";
import { NumberForm } from "./number-form.tsx";
import { ParcelContents } from "./parcel-contents.tsx";
import "./tracking.css";
import { RouteMap } from "./route-map.tsx";
import { trackingGuard } from "./tracking-guard.ts";
import { problemOf } from "./tracking-path.ts";
import { nextStepText, TrackingSteps } from "./tracking-steps.tsx";
import { useLiveTracking } from "./use-live-tracking.ts";

export const handle = { layout: "simple" } satisfies PageHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  trackingGuard({ context });
  const typed = params.id ?? "";
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  const language_id = findLanguage(site, language)?.id;
  const found = await context.get(callsContext)(trackingCall, { id: typed, language_id });
  if (!found.ok) {
    const status = found.httpStatus === 422 ? 404 : found.httpStatus;
    return data({ typed, problem: problemOf(found) }, { status });
  }
  const { status: _status, ...view } = found.output;
  return { typed, view, countries: countryNames(view, language) };
}

export default function TrackedRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  if (!("view" in loaderData)) {
    const { typed, problem } = loaderData;
    return (
      <div className="page py-10 sm:py-14">
        <PageHead title={t("tracking.title")} />
        <h1 className="h1 mb-6">{t("tracking.title")}</h1>
        <NumberForm typed={typed} problem={problem} />
      </div>
    );
  }
  const { typed, view, countries } = loaderData;
  return <Tracked id={typed} loaded={view} loadedCountries={countries} />;
}

type TrackedProps = {
  id: string;
  loaded: TrackingView;
  loadedCountries: Record<string, string>;
};

function Tracked({ id, loaded, loadedCountries }: TrackedProps) {
  const t = useT();
  const { language, timeZone } = useShell();
  const view = useLiveTracking(id, loaded);
  const countries = view === loaded ? loadedCountries : countryNames(view, language);
  const days = trackedDays(view, timeZone);
  const { places } = view;
  const title = t("tracking.parcel", { number: view.own?.number ?? view.number ?? "" });
  return (
    <div className="tracked">
      <PageHead title={title} />
      <header className="page tracked-head">
        <h1 className="h1">{title}</h1>
        <Facts view={view} />
      </header>
      {places && (
        <div className="tracked-map">
          <RouteMap
            places={places}
            method={view.method}
            notes={notesOf(days, t)}
            isEnded={view.is_ended}
          />
          <ArrivalCard view={view} days={days} />
        </div>
      )}
      <div className="page tracked-body">
        <div className="min-w-0">
          {!view.is_ended && (
            <p className="mb-8 text-18" data-next>
              {nextStepText(view, t)}
            </p>
          )}
          <TrackingSteps view={view} countries={countries} expected={days.expected} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          {view.own && <ParcelContents view={view} own={view.own} />}
          <NumberForm isAnother />
        </div>
      </div>
    </div>
  );
}

function notesOf({ expected, delivered, left }: TrackedDays, t: ReturnType<typeof useT>) {
  const due = expected ? t("tracking.due", { days: expected }) : "";
  return {
    from: left ? t("tracking.left", { day: left }) : "",
    to: delivered ? t("tracking.came", { day: delivered }) : due,
  };
}

function Facts({ view }: { view: TrackingView }) {
  const t = useT();
  const { method, carrier, number, places } = view;
  if (!method) return null;
  return (
    <ul className="tracked-facts">
      <li>
        <MethodIcon method={method} />
        {t(`shipping.by_${method}`)}
      </li>
      <li>
        <Icon name="truck" />
        {carrier} <span className="num wrap-anywhere">{number}</span>
      </li>
      {places && (
        <li>
          <Icon name="map-pin" />
          {places.to.city}
        </li>
      )}
    </ul>
  );
}
