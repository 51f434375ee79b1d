/**
 * How one product differs from another. Each trait is chosen by the product's slug and the
 * trait's name, so the order of calls does not matter and a new trait does not change the others.
 */
export type Variation = {
  from<const T>(trait: string, choices: readonly [T, ...T[]]): T;
  between(trait: string, least: number, most: number): number;
  chance(trait: string, odds?: number): boolean;
};

/** Traits fixed by the product type: the choices that are left, or odds of 0 and 1. */
export type Traits = Readonly<Record<string, readonly string[] | boolean>>;

export function variationOf(seed: string, traits: Traits = {}): Variation {
  const unit = (trait: string) => hash(`${seed}/${trait}`) / 2 ** 32;
  return {
    from: (trait, choices) => {
      const settled = traits[trait];
      const left = Array.isArray(settled)
        ? choices.filter((choice) => settled.includes(String(choice)))
        : choices;
      return left[Math.floor(unit(trait) * left.length)] ?? choices[0];
    },
    between: (trait, least, most) => least + unit(trait) * (most - least),
    chance: (trait, odds = 0.5) => {
      const settled = traits[trait];
      return typeof settled === "boolean" ? settled : unit(trait) < odds;
    },
  };
}

/** FNV-1a with a final mix, so that slugs that differ in one letter give different results. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}
