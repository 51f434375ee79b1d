import { type ComponentProps, useId } from "react";

type RangeEnds = { min?: number; max?: number };

type RangeSliderProps = {
  /** Without JavaScript, the form sends `{name}.min` and `{name}.max`. */
  name: string;
  labels: { min: string; max: string };
  bounds: { min: number; max: number };
  ends: RangeEnds;
  unit: string;
  /** While a thumb is being moved. */
  onDraft: (ends: RangeEnds) => void;
  /** Called when the thumb is released. */
  onCommit: (ends: RangeEnds) => void;
};

const EDGES = ["min", "max"] as const;

/** Two thumbs on one track, and the same two numbers as fields; an empty field means no limit at that end. */
export function RangeSlider({ name, labels, unit, ...range }: RangeSliderProps) {
  const { bounds, ends, onDraft, onCommit } = range;
  const at = {
    min: clamp(ends.min ?? bounds.min, bounds),
    max: clamp(ends.max ?? bounds.max, bounds),
  };
  const share = (value: number) => ((value - bounds.min) / (bounds.max - bounds.min || 1)) * 100;
  const style = { "--from": `${share(at.min)}%`, "--to": `${share(at.max)}%` };
  const moved = (edge: "min" | "max", value: number): RangeEnds =>
    edge === "min"
      ? { ...ends, min: Math.min(value, at.max) }
      : { ...ends, max: Math.max(value, at.min) };
  return (
    <div className="range-slider">
      <div className="range-track noscript:hidden" style={style}>
        {EDGES.map((edge) => (
          <input
            key={edge}
            type="range"
            className="range-thumb"
            aria-label={labels[edge]}
            aria-valuetext={`${at[edge]} ${unit}`}
            min={bounds.min}
            max={bounds.max}
            value={at[edge]}
            onChange={(event) => onDraft(moved(edge, event.target.valueAsNumber))}
            onPointerUp={() => onCommit(ends)}
            onKeyUp={() => onCommit(ends)}
            onBlur={() => onCommit(ends)}
          />
        ))}
      </div>
      <div className="range-fields">
        {EDGES.map((edge) => (
          <RangeField
            key={`${edge}${ends[edge]}`}
            name={`${name}.${edge}`}
            label={labels[edge]}
            unit={unit}
            value={ends[edge]}
            placeholder={String(bounds[edge])}
            onCommit={(value) => onCommit({ ...ends, [edge]: value })}
          />
        ))}
      </div>
    </div>
  );
}

type RangeFieldProps = Pick<ComponentProps<"input">, "name" | "placeholder"> & {
  label: string;
  unit: string;
  value: number | undefined;
  onCommit: (value: number | undefined) => void;
};

function RangeField({ label, unit, value, onCommit, ...input }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="range-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="num"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value === undefined ? "" : String(value)}
        onBlur={(event) => onCommit(typed(event.target.value))}
        onKeyDown={(event) => {
          if (event.key === "Enter") onCommit(typed(event.currentTarget.value));
        }}
      />
      <span aria-hidden="true">{unit}</span>
    </div>
  );
}

function typed(text: string): number | undefined {
  const value = Number.parseFloat(text.replace(",", "."));
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(value, min), max);
}
