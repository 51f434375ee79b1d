import { type CSSProperties, useId } from "react";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useT } from "#i18n/use-t.ts";
import type { TrackingView } from "../contract.ts";
import { drawRoute, type RouteDrawing, WORLD } from "../domain/draw-route.ts";
import world from "./world.svg?url";

/** One drawing per window width: the same route, fitted to the map's shape. */
const SHAPES = [
  { name: "narrow", aspect: 1.2, covered: 0 },
  { name: "middle", aspect: 1.9, covered: 0 },
  { name: "wide", aspect: 2.35, covered: 0.3 },
] as const;

type WayMapProps = {
  places: NonNullable<TrackingView["places"]>;
  method: TrackingView["method"];
  /** Texts below the names of the first and the last place. */
  notes: { from: string; to: string };
  /** The parcel does not move any more. */
  isEnded: boolean;
};

/** Drawn from open outlines, so that no map server learns where parcels are. */
export function RouteMap({ places, method, notes, isEnded }: WayMapProps) {
  const t = useT();
  const { from, to } = places;
  return (
    <div
      className="way-map"
      role="img"
      aria-label={t("tracking.map", { from: from.city, to: to.city })}
    >
      {SHAPES.map(({ name, ...shape }) => {
        const way = drawRoute(places, shape, method);
        return (
          <div key={name} className={`way-sheet way-sheet-${name}`} aria-hidden="true">
            <Sheet way={way} />
            <Labels way={way} method={method} notes={notes} isEnded={isEnded} />
          </div>
        );
      })}
    </div>
  );
}

function Sheet({ way }: { way: RouteDrawing }) {
  const mask = useId();
  const { x, y, width, height } = way.view;
  const all = { x: 0, y: 0, width: WORLD.width, height: WORLD.height };
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <mask id={mask} maskUnits="userSpaceOnUse" {...all}>
        <image href={world} {...all} />
      </mask>
      <rect className="way-land" mask={`url(#${mask})`} {...all} />
      {way.ahead.map((path) => (
        <path key={path} className="way-ahead" d={path} />
      ))}
      {way.gone.map((path, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same path may occur twice
        <path key={`${at}-${path}`} className="way-gone" d={path} />
      ))}
    </svg>
  );
}

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;
const at = ({ x, y }: { x: number; y: number }): CSSProperties => ({
  insetInlineStart: percent(x),
  insetBlockStart: percent(y),
  "--along": percent(x),
});

type LabelsProps = { way: RouteDrawing } & Pick<WayMapProps, "method" | "notes" | "isEnded">;

function Labels({ way, method, notes, isEnded }: LabelsProps) {
  return (
    <>
      {way.marks.map(({ place, kind, label, isHere, ...spot }, stop) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the same place may be passed twice
          key={`${stop}-${kind}-${place.city}`}
          className={`way-mark way-mark-${kind}`}
          data-label={label}
          data-here={isHere || undefined}
          style={at(spot)}
        >
          <span className="way-label">
            <b>{place.city}</b>
            {kind !== "stop" && <span>{notes[kind]}</span>}
          </span>
        </span>
      ))}
      <span className="way-here" data-still={isEnded || undefined} style={at(way.here)}>
        {method && <MethodIcon method={method} small />}
      </span>
    </>
  );
}
