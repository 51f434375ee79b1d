import { useT } from "#i18n/use-t.ts";
import type { Parcel } from "../../domain/chargeable-weight.ts";
import { findPreset, PARCEL_PRESETS } from "../../domain/parcel-presets.ts";

type ParcelPresetsProps = { parcel: Parcel | undefined; onPick: (parcel: Parcel) => void };

/** Examples for users who do not know the weight of a parcel. */
export function ParcelPresets({ parcel, onPick }: ParcelPresetsProps) {
  const t = useT();
  const picked = findPreset(parcel);
  return (
    <fieldset className="calc-presets">
      <legend className="visually-hidden">{t("calculator.presets")}</legend>
      {PARCEL_PRESETS.map((preset) => (
        <button
          key={preset.name}
          type="button"
          className="calc-preset"
          aria-pressed={preset === picked}
          onClick={() => onPick(preset.parcel)}
        >
          <img
            src={`/pictures/goods/${preset.name}-240.webp`}
            alt=""
            width="120"
            height="96"
            loading="lazy"
          />
          <span>{t(`calculator.preset.${preset.name}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
