import { Clock, MapPin, Package } from "lucide-react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { WirePoint } from "../../requests.ts";
import type { PickupService } from "./pickup-service.ts";
import { addressOf, hoursText } from "./point-texts.ts";

type ChosenPointProps = { point: WirePoint | undefined; service: PickupService | undefined };

/** What one needs to know of the chosen point; the place for it is kept before one is chosen. */
export function ChosenPoint({ point, service }: ChosenPointProps) {
  const t = useT();
  const { language } = useShell();
  return (
    <div className="chosen-point" aria-live="polite">
      {!point && <p className="text-ink-2">{t("delivery.none_chosen")}</p>}
      {point && (
        <>
          <h3 className="font-semibold">{point.name}</h3>
          <ul>
            <li>
              <MapPin className="icon" aria-hidden="true" />
              {addressOf(point)}
            </li>
            {point.hours && (
              <li>
                <Clock className="icon" aria-hidden="true" />
                {hoursText(point.hours, language, t("delivery.always_open"))}
              </li>
            )}
            {service && (
              <li>
                <Package className="icon" aria-hidden="true" />
                {t("delivery.brought_by", { courier: service.name, fee: service.fee })}
              </li>
            )}
          </ul>
          {point.notes[language] && <p className="text-14 text-ink-2">{point.notes[language]}</p>}
        </>
      )}
    </div>
  );
}
