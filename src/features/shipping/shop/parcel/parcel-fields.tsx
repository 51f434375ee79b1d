import { type ComponentProps, Fragment, useId } from "react";
import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatNumber } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import {
  isStandardFault,
  type MeasureFault,
  PARCEL_LIMITS,
  type ParcelField,
  type ParcelText,
  standardFault,
} from "../../domain/parcel-input.ts";

type ParcelFieldsProps = {
  text: ParcelText;
  faults: Partial<Record<ParcelField, MeasureFault>>;
  onType: (field: ParcelField, value: string) => void;
};

const SIDES = ["length", "width", "height"] as const;

export function ParcelFields({ text, faults, onType }: ParcelFieldsProps) {
  const t = useT();
  const id = useId();
  const input = (field: ParcelField): ComponentProps<"input"> => ({
    id: `${id}-${field}`,
    name: field,
    inputMode: "decimal",
    autoComplete: "off",
    maxLength: 12,
    value: text[field],
    "aria-invalid": faults[field] ? true : undefined,
    "aria-describedby": `${id}-${field === "weight" ? "weight" : "box"}-note`,
    onChange: (event) => onType(field, event.target.value),
  });
  const boxFault = SIDES.map((side) => faults[side]).find(Boolean);
  return (
    <div className="calc-fields">
      <div className="measure" data-wrong={faults.weight ? "" : undefined}>
        <label htmlFor={`${id}-weight`}>{t("calculator.weight")}</label>
        <input {...input("weight")} />
        <span className="measure-unit">{t("calculator.unit.kg")}</span>
      </div>
      <fieldset className="measure measure-box" data-wrong={boxFault ? "" : undefined}>
        <legend>{t("calculator.box")}</legend>
        {SIDES.map((side, index) => (
          <Fragment key={side}>
            {index > 0 && <span aria-hidden="true">×</span>}
            <input {...input(side)} aria-label={t(`calculator.${side}`)} />
          </Fragment>
        ))}
        <span className="measure-unit">{t("calculator.unit.cm")}</span>
      </fieldset>
      <ParcelNotes id={id} weightFault={faults.weight} boxFault={boxFault} />
    </div>
  );
}

type ParcelNotesProps = {
  id: string;
  weightFault: MeasureFault | undefined;
  boxFault: MeasureFault | undefined;
};

/** Always takes two lines, so that nothing moves when a message appears. */
function ParcelNotes({ id, weightFault, boxFault }: ParcelNotesProps) {
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
      <Icon name="circle-exclamation-point" className="stroke-2" />
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
