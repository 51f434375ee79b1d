import { geoPath } from "d3-geo";
import { useEffect, useState } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatNumber } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import type { PointResponse } from "../../contract.ts";
import { MapMarkers } from "./map-markers.tsx";
import {
  isClosest,
  type MapSize,
  nearestToMiddle,
  projectionOf,
  scaleOf,
  type View,
  viewOf,
  zoomed,
} from "./map-view.ts";
import { loadOutline, type Outline } from "./outline.ts";
import { isLocated, type LocatedPoint } from "./point-texts.ts";
import { townLabels } from "./town-labels.ts";
import { useSize } from "./use-size.ts";

type PointMapProps = {
  countryIso: string;
  points: readonly PointResponse[];
  near: { lat: number; lng: number } | undefined;
  chosen: PointResponse | undefined;
  onChoose: (point: PointResponse) => void;
};

/** With the user's location, the first view shows this many of the nearest points. */
const NEAREST = 8;

/** Drawn from open outlines, so that no map server learns where users live. */
export function PointMap({ countryIso, points, near, chosen, onChoose }: PointMapProps) {
  const t = useT();
  const { ref, size } = useSize<HTMLDivElement>();
  const outline = useOutline(countryIso);
  const located = points.filter(isLocated);
  const whole = viewOf(near ? [near, ...located.slice(0, NEAREST)] : located);
  const [moved, setMoved] = useState<{ from: readonly PointResponse[]; view: View }>();
  // For a new set of points, the view starts over with all of them.
  const view = moved?.from === points ? moved.view : whole;
  const closer =
    (chosen && isLocated(chosen) && chosen) || (view && nearestToMiddle(view, located));
  const show = (next: View | undefined) => next && setMoved({ from: points, view: next });
  return (
    <div className="point-map" ref={ref}>
      {size && view && (
        <>
          <Land outline={outline} view={view} size={size} />
          <Towns points={located} view={view} size={size} />
          <MapMarkers
            {...{ points: located, view, size, near, chosen, onChoose }}
            onLookInto={(inside) => show(viewOf(inside))}
          />
          <Scale view={view} size={size} />
          <div className="point-map-tools">
            <IconButton
              variant="floating"
              label={t("delivery.zoom_in")}
              icon={<Icon name="plus" />}
              disabled={isClosest(view)}
              onClick={() => show(zoomed(view, 0.5, closer))}
            />
            <IconButton
              variant="floating"
              label={t("delivery.zoom_out")}
              icon={<Icon name="minus" />}
              onClick={() => show(zoomed(view, 2))}
            />
            <IconButton
              variant="floating"
              label={t("delivery.show_all")}
              icon={<Icon name="maximize-2" />}
              onClick={() => show(whole)}
            />
          </div>
        </>
      )}
    </div>
  );
}

function useOutline(countryIso: string): Outline | undefined {
  const [outline, setOutline] = useState<Outline>();
  useEffect(() => {
    let isLate = false;
    loadOutline(countryIso)
      .then((loaded) => !isLate && setOutline(loaded))
      // If the outline fails to load, the points are still shown.
      .catch(() => {});
    return () => {
      isLate = true;
    };
  }, [countryIso]);
  return outline;
}

type LandProps = { outline: Outline | undefined; view: View; size: MapSize };

function Land({ outline, view, size }: LandProps) {
  if (!outline) return null;
  const draw = geoPath(projectionOf(view, size));
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <path className="point-map-around" d={draw(outline.around) ?? ""} />
      <path className="point-map-country" d={draw(outline.country) ?? ""} />
    </svg>
  );
}

type TownsProps = { points: readonly LocatedPoint[]; view: View; size: MapSize };

/** The names of towns; hidden from screen readers, which read the town with each point. */
function Towns({ points, view, size }: TownsProps) {
  const project = projectionOf(view, size);
  const placed = points.flatMap(({ lng, lat, city }) => {
    const at = project([lng, lat]);
    return at ? [{ x: at[0], y: at[1], city }] : [];
  });
  return (
    <div className="point-map-towns" aria-hidden="true">
      {townLabels(placed, size).map(({ x, y, city }) => (
        <span key={city} style={{ insetInlineStart: x, insetBlockStart: y }}>
          {city}
        </span>
      ))}
    </div>
  );
}

/** A scale bar, because the map has no streets to estimate distances by. */
function Scale({ view, size }: { view: View; size: MapSize }) {
  const { language } = useShell();
  const { metres, pixels } = scaleOf(view, size);
  return (
    <span className="map-scale num" style={{ inlineSize: pixels }} aria-hidden="true">
      {metres < 1000
        ? `${formatNumber(metres, language)}\u00a0m`
        : `${formatNumber(metres / 1000, language)}\u00a0km`}
    </span>
  );
}
