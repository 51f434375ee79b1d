/** Both ends included; a missing end is open. */
export type ListingRange = { min?: number; max?: number };

/** The currency in which a site shows prices besides euros; `convert` turns euro cents into its cents. */
export type ShownCurrency = { isoCode: string; convert: (euroCents: number) => number };

const SAMPLE = 10 ** 8;

/** The euro prices whose converted price is within these ends: the shown price decides, not how it was rounded. */
export function euroRange({ min, max }: ListingRange, convert: ShownCurrency["convert"]) {
  const euros = (shown: number) => Math.round((shown * SAMPLE) / convert(SAMPLE));
  const range: ListingRange = {};
  if (min !== undefined) {
    range.min = euros(min);
    while (range.min > 0 && convert(range.min - 1) >= min) range.min -= 1;
    while (convert(range.min) < min) range.min += 1;
  }
  if (max !== undefined) {
    range.max = euros(max);
    while (convert(range.max + 1) <= max) range.max += 1;
    while (convert(range.max) > max) range.max -= 1;
  }
  return range;
}

/** Turns the range back into what was typed: a whole amount stays whole even if no euro cent converts to it exactly. */
export function shownRange({ min, max }: ListingRange, convert: ShownCurrency["convert"]) {
  const cent = convert(SAMPLE) / SAMPLE;
  const shown = (euroCents: number) => {
    const value = convert(euroCents);
    const whole = Math.round(value / 100) * 100;
    return Math.abs(value - whole) <= cent ? whole : value;
  };
  return {
    ...(min === undefined ? {} : { min: shown(min) }),
    ...(max === undefined ? {} : { max: shown(max) }),
  };
}
