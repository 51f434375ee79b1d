import { type ComponentProps, Fragment, useId } from "react";
import { useT } from "#i18n/use-t.ts";
import type { MeasureFault, ParcelField, ParcelText } from "../../domain/parcel-input.ts";
import { ParcelNotes } from "./parcel-notes.tsx";

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
