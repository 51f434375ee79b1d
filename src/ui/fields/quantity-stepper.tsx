import { useState } from "react";
import { clampQuantity } from "#core/quantity.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button.tsx";

type QuantityStepperProps = {
  /** The name of the thing that is counted. */
  label: string;
  value: number;
  max: number;
  min?: number;
  disabled?: boolean;
  /** The field's name in a form. */
  name?: string;
  onChange: (quantity: number) => void;
  /** Called if the visitor types more than is available. */
  onTooMany?: (() => void) | undefined;
};

/** Any number can be typed; it is corrected when the field loses focus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, max, min = 1, disabled, name, onChange, onTooMany } = props;
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (quantity: number) => {
    setTyped(null);
    const clamped = clampQuantity(quantity, max, min);
    if (quantity > max) onTooMany?.();
    if (clamped !== value) onChange(clamped);
  };
  return (
    <fieldset className="stepper" disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      <IconButton
        label={t("ui.one_fewer")}
        icon={<Icon name="minus" className="icon-s" />}
        className="noscript:hidden"
        disabled={value <= min}
        onClick={() => change(value - 1)}
      />
      <input
        className="num"
        type="number"
        name={name}
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== null && change(Number(typed || value))}
        onKeyDown={(event) =>
          event.key === "Enter" && typed !== null && change(Number(typed || value))
        }
      />
      <IconButton
        label={t("ui.one_more")}
        icon={<Icon name="plus" className="icon-s" />}
        className="noscript:hidden"
        disabled={value >= max}
        onClick={() => change(value + 1)}
      />
    </fieldset>
  );
}
