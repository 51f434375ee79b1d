import { lazy, Suspense, useEffect, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import type { PointPickerProps } from "./point-picker/point-picker.tsx";
import "./point-picker/point-picker.css";

const PointPicker = lazy(async () => ({
  default: (await import("./point-picker/point-picker.tsx")).PointPicker,
}));

/** Shows map and search after hydration, and reserves their space until then. */
export function LatePointPicker(props: PointPickerProps) {
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
