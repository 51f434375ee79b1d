import { type KeyboardEvent, useRef, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "#ui/class-names.ts";
import type { PointResponse } from "../../contract.ts";
import {
  clusterSpots,
  isClosest,
  type MapSize,
  projectionOf,
  type Spot,
  spotTowards,
  type View,
} from "./map-view.ts";
import { addressOf, isLocated, keyOf, type LocatedPoint } from "./point-texts.ts";

type MapMarkersProps = {
  points: readonly LocatedPoint[];
  view: View;
  size: MapSize;
  near: { lat: number; lng: number } | undefined;
  chosen: PointResponse | undefined;
  onChoose: (point: PointResponse) => void;
  onLookInto: (points: readonly LocatedPoint[]) => void;
};
type Cluster = Spot<LocatedPoint[]>;

const CLUSTER_RADIUS = 40;

/** The markers are one tab stop; arrow keys move to the next marker in that direction. */
export function MapMarkers(props: MapMarkersProps) {
  const { points, view, size, near, chosen, onChoose, onLookInto } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  const project = projectionOf(view, size);
  const at = ({ lng, lat }: { lng: number; lat: number }) => project([lng, lat]) ?? [-1, -1];
  const spots = points
    .map((point) => ({ x: at(point)[0], y: at(point)[1], of: point }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x <= size.width && y <= size.height);
  const clusters = clusterSpots(spots, CLUSTER_RADIUS);
  const stop = Math.min(focused, clusters.length - 1);

  const press = ({ of: inside }: Cluster) => {
    const last = chosen && isLocated(chosen) ? inside.indexOf(chosen) : -1;
    const next = inside[(last + 1) % inside.length];
    if (inside.length > 1 && !isClosest(view) && !isOnePlace(inside)) onLookInto(inside);
    else if (next) onChoose(next);
  };
  const walk = (event: KeyboardEvent, from: number) => {
    const to = spotTowards(clusters, from, event.key);
    if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
    if (to === undefined) return;
    setFocused(to);
    box.current?.querySelectorAll<HTMLElement>("[role=option]")[to]?.focus();
  };
  return (
    <>
      {near && <Me spot={at(near)} label={t("delivery.you_are_here")} />}
      <div
        className="point-map-markers"
        role="listbox"
        aria-label={t("delivery.map")}
        tabIndex={-1}
        ref={box}
      >
        {clusters.map((cluster, index) => (
          <Marker
            key={keyOf(cluster.of[0])}
            cluster={cluster}
            isChosen={cluster.of.some((point) => point === chosen)}
            tabIndex={index === stop ? 0 : -1}
            onPress={() => press(cluster)}
            onKeyDown={(event) => walk(event, index)}
            onFocus={() => setFocused(index)}
          />
        ))}
      </div>
    </>
  );
}

/** Lockers of several couriers at the same place, which no zoom level can separate. */
const isOnePlace = (points: readonly LocatedPoint[]) =>
  points.every(
    ({ lat, lng }) =>
      Math.abs(lat - (points[0]?.lat ?? 0)) + Math.abs(lng - (points[0]?.lng ?? 0)) < 0.0005,
  );

type MarkerProps = {
  cluster: Cluster;
  isChosen: boolean;
  tabIndex: number;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
};

function Marker({ cluster, isChosen, tabIndex, onPress, onKeyDown, onFocus }: MarkerProps) {
  const t = useT();
  const [first] = cluster.of;
  const count = cluster.of.length;
  if (!first) return null;
  const words =
    count === 1
      ? `${first.name}, ${addressOf(first)}`
      : t("delivery.points_here", { count, place: first.city });
  return (
    <button
      type="button"
      role="option"
      aria-selected={isChosen}
      aria-label={words}
      title={words}
      className={classNames(
        "point-marker",
        count > 1 && "point-marker-many",
        isChosen && "point-marker-chosen",
      )}
      style={{ insetInlineStart: cluster.x, insetBlockStart: cluster.y }}
      {...{ tabIndex, onKeyDown, onFocus }}
      onClick={onPress}
    >
      <span className="num">{count > 1 ? count : ""}</span>
    </button>
  );
}

function Me({ spot: [x, y], label }: { spot: [number, number]; label: string }) {
  return (
    <span
      className="point-map-me"
      style={{ insetInlineStart: x, insetBlockStart: y }}
      title={label}
    />
  );
}
