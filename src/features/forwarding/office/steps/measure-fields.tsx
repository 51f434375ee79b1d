import type { MessageKey } from "#core/message-key.ts";
import { entriesOf } from "#core/record.ts";
import {
  isStandardFault,
  type ParcelField,
  type ParcelText,
  readParcel,
  standardFault,
} from "#features/shipping/domain/parcel-input.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { isUnlike } from "../../domain/measure-warning.ts";

export const NO_MEASURES: ParcelText = { weight: "", length: "", width: "", height: "" };

const FIELDS = ["weight", "length", "width", "height"] as const satisfies ParcelField[];

/** The limits by the calculator's rules, before anything is sent. */
export function measureProblems(typed: ParcelText): Record<string, MessageKey> {
  return Object.fromEntries(
    entriesOf(readParcel(typed).faults).map(([field, fault = ""]): [string, MessageKey] => [
      field,
      isStandardFault(fault)
        ? standardFault(fault)
        : field === "weight"
          ? "forwarding.errors.weight"
          : "forwarding.errors.size",
    ]),
  );
}

/** Kilograms and centimetres as numbers; undefined if they are no measures of a parcel. */
export function measuresOf(typed: ParcelText) {
  const { parcel } = readParcel(typed);
  return (
    parcel && {
      weight: parcel.grams / 1000,
      length: parcel.lengthCm,
      width: parcel.widthCm,
      height: parcel.heightCm,
    }
  );
}

/** Whether the typed weight has to be confirmed; not while it cannot be read. */
export function needsConfirming(weight: string, expectedGrams: number | null): boolean {
  const typed = Number(weight.trim().replace(",", "."));
  return typed > 0 && isUnlike(typed * 1000, expectedGrams);
}

const measuresIn = ({ weight, length, width, height }: ParcelText): ParcelText => ({
  weight,
  length,
  width,
  height,
});

type MeasureFieldsProps = {
  values: ParcelText & { isSure: boolean };
  onChange: (change: Partial<ParcelText> & { isSure?: boolean }) => void;
  errorOf: (field: string) => { error: string } | undefined;
  /** What the weight is compared with, and how that is said. */
  expected: { grams: number | null; words: MessageKey };
};

/** Weight above, the three sizes in one row below it. */
export function MeasureFields({ values, onChange, errorOf, expected }: MeasureFieldsProps) {
  const t = useT();
  const { number } = useOfficeFormat();
  const isOdd = needsConfirming(values.weight, expected.grams);
  return (
    <div className="parcel-step-measures">
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={t(`office.parcels.fields.${field}`)}
          className={field === "weight" ? "parcel-step-weight" : ""}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          end={field === "weight" ? "kg" : "cm"}
          value={values[field]}
          onChange={({ target }) =>
            onChange({ ...measuresIn(values), [field]: target.value, isSure: false })
          }
          {...errorOf(field)}
        />
      ))}
      {isOdd && (
        <div className="parcel-step-wide">
          <Notice
            kind="warn"
            announce
            title={t(expected.words, { kg: number((expected.grams ?? 0) / 1000, 2) })}
          >
            <Checkbox
              checked={values.isSure}
              onChange={({ target }) => onChange({ isSure: target.checked })}
            >
              {t("office.parcels.sure")}
            </Checkbox>
          </Notice>
        </div>
      )}
    </div>
  );
}
