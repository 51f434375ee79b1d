import { type ComponentProps, useId } from "react";

type SliderProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "className"> & {
  label: string;
  value: number;
  min: number;
  max: number;
  /** How the number is shown and read out: "1.8 kg". */
  format?: (value: number) => string;
  onChange: (value: number) => void;
};

export function Slider({ label, value, format = String, onChange, ...input }: SliderProps) {
  const id = useId();
  const share = (value - input.min) / (input.max - input.min || 1);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-14 font-medium">
          {label}
        </label>
        <output htmlFor={id} className="num font-semibold">
          {format(value)}
        </output>
      </div>
      <input
        {...input}
        id={id}
        type="range"
        className="slider"
        value={value}
        aria-valuetext={format(value)}
        style={{ "--at": `${share * 100}%` }}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
