/** Pairs of the genitive ending and the nominative ending, longer ones first. */
const LITHUANIAN_ENDINGS = [
  ["iškio", "iškis"],
  ["jo", "jis"],
  ["aus", "us"],
  ["io", "ys"],
  ["ių", "iai"],
  ["ės", "ė"],
  ["os", "a"],
  ["ų", "ai"],
  ["o", "as"],
] as const;

/** Names that these endings do not cover. */
const IRREGULAR: Readonly<Record<string, string>> = {
  Grigiškių: "Grigiškės",
  Lentvario: "Lentvaris",
  "Naujosios Akmenės": "Naujoji Akmenė",
  Vievio: "Vievis",
};

/** Registers write "Panevėžio m." (town of Panevėžys) and "Tartu linn", but people write Panevėžys and Tartu. */
export function townName(name: string): string {
  const ofTown = /^(.+) m\.$/.exec(name)?.[1];
  if (ofTown === undefined) return name.replace(/ linn$/, "");
  const irregular = IRREGULAR[ofTown];
  if (irregular) return irregular;
  const found = LITHUANIAN_ENDINGS.find(([genitive]) => ofTown.endsWith(genitive));
  return found ? ofTown.slice(0, -found[0].length) + found[1] : ofTown;
}
