import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import { Notice } from "#ui/notice.tsx";
import type { PointResponse } from "../../contract.ts";
import { ChosenPoint } from "./chosen-point.tsx";
import { PointList } from "./point-list.tsx";
import { PointMap } from "./point-map.tsx";
import { keyOf, type PickupService } from "./point-texts.ts";
import { usePointSearch } from "./use-point-search.ts";

export type PointPickerProps = {
  countryIso: string;
  services: readonly PickupService[];
  /** The point that was chosen before. */
  initial?: PointResponse | undefined;
  onChoose?: (point: PointResponse) => void;
};

/** Product notes §5: chooses a pickup point by search, from a list or on a map. */
export function PointPicker({ countryIso, services, initial, onChoose }: PointPickerProps) {
  const t = useT();
  const [chosenKey, setChosenKey] = useState(initial);
  const { search, change, found, isBusy, failure, again } = usePointSearch(countryIso);
  const points = found?.points ?? [];
  const isEmpty = found?.total === 0;
  const chosen =
    points.find((point) => chosenKey && keyOf(point) === keyOf(chosenKey)) ?? chosenKey;
  const courierNames = Object.fromEntries(services.map(({ courier, name }) => [courier, name]));
  const service = services.find(({ courier }) => courier === chosen?.courier);
  const choose = (point: PointResponse) => {
    setChosenKey(point);
    onChoose?.(point);
  };
  return (
    <div className="point-picker" aria-busy={isBusy}>
      <div className="point-picker-ask">
        <TextField
          type="search"
          label={t("delivery.search")}
          hint={t("delivery.search_hint")}
          start={<Icon name="search" />}
          autoComplete="off"
          maxLength={200}
          value={search.query}
          onChange={(event) => change({ query: event.target.value })}
        />
        <MyLocation onLocation={(near) => change({ near })} />
        {services.length > 1 && (
          <fieldset className="point-picker-couriers">
            <legend className="visually-hidden">{t("delivery.courier")}</legend>
            <Chip on={search.courier === undefined} onClick={() => change({ courier: undefined })}>
              {t("delivery.all_couriers")}
            </Chip>
            {services.map(({ courier, name }) => (
              <Chip
                key={courier}
                on={search.courier === courier}
                onClick={() => change({ courier })}
              >
                {name}
              </Chip>
            ))}
          </fieldset>
        )}
        <p className="visually-hidden" role="status">
          {found && !isBusy ? t("delivery.found", { count: found.total }) : ""}
        </p>
      </div>
      {(!isEmpty || chosen) && (
        <div className="point-picker-place">
          {!isEmpty && (
            <PointMap {...{ countryIso, points, chosen }} near={search.near} onChoose={choose} />
          )}
          <ChosenPoint point={chosen} service={service} />
        </div>
      )}
      <div className="point-picker-found">
        {failure && (
          <Notice
            kind="bad"
            announce
            action={<Button onClick={again}>{t("delivery.again")}</Button>}
          >
            {t("delivery.failed")}
          </Notice>
        )}
        {!found && !failure && <Skeleton className="point-list-waiting" />}
        {isEmpty && (
          <Notice
            action={
              <Button onClick={() => change({ query: "", courier: undefined })}>
                {t("delivery.show_all")}
              </Button>
            }
          >
            {t("delivery.nothing_found")}
          </Notice>
        )}
        {found && points.length > 0 && (
          <PointList
            key={JSON.stringify(found.search)}
            {...{ points, courierNames, chosen }}
            total={found.total}
            onChoose={choose}
          />
        )}
      </div>
    </div>
  );
}

function MyLocation({
  onLocation,
}: {
  onLocation: (location: { lat: number; lng: number }) => void;
}) {
  const t = useT();
  const { state, ask } = useMyLocation(onLocation);
  return (
    <div className="point-picker-me">
      <Button busy={state === "asking"} onClick={ask}>
        <Icon name="locate-fixed" />
        {t("delivery.near_me")}
      </Button>
      {(state === "refused" || state === "unknown") && (
        <Notice kind="warn" announce>
          {t(`delivery.place_${state}`)}
        </Notice>
      )}
    </div>
  );
}

type LatLng = { lat: number; lng: number };

/** Asks for the user's location only when they press the button, and uses it only for the search. */
function useMyLocation(onLocation: (location: LatLng) => void) {
  const [state, setState] = useState<"idle" | "asking" | "refused" | "unknown">("idle");
  return {
    state,
    ask() {
      if (!("geolocation" in navigator)) return setState("unknown");
      setState("asking");
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          setState("idle");
          onLocation({ lat: coords.latitude, lng: coords.longitude });
        },
        ({ code, PERMISSION_DENIED }) =>
          setState(code === PERMISSION_DENIED ? "refused" : "unknown"),
        { maximumAge: 60_000, timeout: 10_000 },
      );
    },
  };
}
