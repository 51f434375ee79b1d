import { CircleAlert } from "lucide-react";
import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatNumber } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { type MeasureFault, PARCEL_LIMITS } from "../../domain/parcel-input.ts";
import { isStandardFault, standardFault } from "../standard-fault.ts";

type ParcelNotesProps = {
  id: string;
  weightFault: MeasureFault | undefined;
  boxFault: MeasureFault | undefined;
};

/** Room for two lines is kept, so that nothing moves when a message comes. */
export function ParcelNotes({ id, weightFault, boxFault }: ParcelNotesProps) {
  const t = useT();
  const { language } = useShell();
  const { grams, millimetres } = PARCEL_LIMITS;
  const limits = {
    minKg: formatNumber(grams.min / 1000, language, 1),
    maxKg: grams.max / 1000,
    minCm: millimetres.min / 10,
    maxCm: millimetres.max / 10,
  };
  return (
    <div className="calc-notes">
      <Note id={`${id}-weight-note`} fault={weightFault}>
        {weightFault &&
          t(
            isStandardFault(weightFault)
              ? standardFault(weightFault)
              : `calculator.weight_fault.${weightFault}`,
            limits,
          )}
      </Note>
      <Note id={`${id}-box-note`} fault={boxFault}>
        {boxFault &&
          t(
            isStandardFault(boxFault)
              ? standardFault(boxFault)
              : `calculator.box_fault.${boxFault}`,
            limits,
          )}
      </Note>
      {!weightFault && !boxFault && <p>{t("calculator.limits", limits)}</p>}
    </div>
  );
}

type NoteProps = { id: string; fault: MeasureFault | undefined; children: string | undefined };

function Note({ id, fault, children }: NoteProps) {
  const t = useT();
  const { language } = useShell();
  return (
    <p id={id} className="field-error" hidden={!fault}>
      <CircleAlert aria-hidden="true" />
      <span>
        {children}{" "}
        {fault === "too_large" && (
          <Link className="link" to={`/${language}/contacts`}>
            {t("calculator.ask_us")}
          </Link>
        )}
      </span>
    </p>
  );
}
