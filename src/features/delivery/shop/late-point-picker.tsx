import { lazy, Suspense, useEffect, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import type { PickupService } from "./point-picker/pickup-service.ts";
import "./point-picker/point-picker.css";

const PointPicker = lazy(async () => ({
  default: (await import("./point-picker/point-picker.tsx")).PointPicker,
}));

type LatePointPickerProps = { countryIso: string; services: readonly PickupService[] };

/** Map and search come when the page lives; until then their place is kept. */
export function LatePointPicker(props: LatePointPickerProps) {
  const t = useT();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const waiting = <Skeleton className="point-picker-waiting" />;
  return (
    <>
      <noscript>
        <p>{t("delivery.no_scripts")}</p>
      </noscript>
      {isAlive ? (
        <Suspense fallback={waiting}>
          <PointPicker {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </>
  );
}
