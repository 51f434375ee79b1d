import { Plane, Ship } from "lucide-react";
import { useT } from "#i18n/use-t.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type Way = { total: string; days: { min: number; max: number } };

const icons = { air: Plane, sea: Ship };

/** What it costs to the door by air and by sea, and how long each takes. */
export function Ways({ air, sea }: { air?: Way; sea?: Way }) {
  const t = useT();
  const row = (method: "air" | "sea", { total, days }: Way) => {
    const Icon = icons[method];
    return (
      <div className="way">
        <Icon className="icon" aria-hidden="true" />
        <VisuallyHidden>{t(`ui.by_${method}`)} </VisuallyHidden>
        <span className="way-total">{total}</span>
        <span className="way-days">{t("ui.days_range", { min: days.min, count: days.max })}</span>
      </div>
    );
  };
  return (
    <div className="ways">
      {air && row("air", air)}
      {sea && row("sea", sea)}
    </div>
  );
}
