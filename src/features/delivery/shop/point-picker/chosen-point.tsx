import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { PointResponse } from "../../contract.ts";
import {
  addressOf,
  directionsAddress,
  distanceText,
  hoursText,
  type PickupService,
} from "./point-texts.ts";

type ChosenPointProps = { point: PointResponse | undefined; service: PickupService | undefined };

/** The details of the chosen point; its space is reserved before a point is chosen. */
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
              <Icon name="map-pin" />
              <span>
                {addressOf(point)}
                {point.distance !== undefined && (
                  <b className="num"> · {distanceText(point.distance, language)}</b>
                )}
              </span>
            </li>
            <li>
              <Icon name="navigation" />
              <a
                className="link"
                href={directionsAddress(point)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t("delivery.directions")}
              </a>
            </li>
            {point.hours && (
              <li>
                <Icon name="clock" />
                {hoursText(point.hours, language, t("delivery.always_open"))}
              </li>
            )}
            {service && (
              <li>
                <Icon name="package" />
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
