import { useState } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { ShowMore } from "#ui/navigation/show-more.tsx";
import type { PointResponse } from "../../contract.ts";
import { addressOf, distanceText, hoursText, keyOf } from "./point-texts.ts";

/** As many points as fit on a phone above the map. */
const STEP = 6;

type PointListProps = {
  points: readonly PointResponse[];
  total: number;
  courierNames: Readonly<Record<string, string>>;
  chosen: PointResponse | undefined;
  onChoose: (point: PointResponse) => void;
};

/** The points of the map as a list, which always contains the chosen point. */
export function PointList({ points, total, courierNames, chosen, onChoose }: PointListProps) {
  const t = useT();
  const { language } = useShell();
  const [shown, setShown] = useState(STEP);
  const visible = points.slice(0, shown);
  const isHidden = chosen && points.includes(chosen) && !visible.includes(chosen);
  const rows = isHidden ? [chosen, ...visible] : visible;
  return (
    <div className="point-list">
      <RadioCards
        legend={t("delivery.points")}
        hideLegend
        name="pickup-point"
        columns={false}
        value={chosen ? keyOf(chosen) : null}
        onChange={(key) => {
          const point = points.find((one) => keyOf(one) === key);
          if (point) onChoose(point);
        }}
        options={rows.map((point) => ({
          value: keyOf(point),
          title: point.name,
          detail: (
            <>
              {addressOf(point)}
              {point.hours && (
                <span className="block">
                  {hoursText(point.hours, language, t("delivery.always_open"))}
                </span>
              )}
              <span className="point-kind">
                {point.distance !== undefined && (
                  <b className="num">{distanceText(point.distance, language)}</b>
                )}
                <span>{courierNames[point.courier] ?? point.courier}</span>
                <span>{t(`delivery.kind.${point.kind}`)}</span>
              </span>
            </>
          ),
        }))}
      />
      {total > visible.length && (
        <ShowMore
          shown={visible.length}
          total={total}
          step={Math.min(STEP, points.length - visible.length)}
          onMore={() => setShown(shown + STEP)}
        />
      )}
    </div>
  );
}
