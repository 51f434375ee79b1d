/** Units by the one way they are kept, and all the ways shoppers of five languages write them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  inch: 'inch inches in zoll coliu coliai colis colio colius col collu collas collam toll tolli tolline tollised дюйм дюйма дюймов дюймовыи дюймовый " ″ ”',
  gb: "gb гб gigabyte gigabytes gigabaitu gigabaiti gigabaiti гигабаит гигабайт",
  tb: "tb тб",
  mb: "mb мб",
  ml: "ml мл mililitru mililitri milliliitrit миллилитров",
  cl: "cl",
  l: "l л ltr litre litres liter liters litrai litru litro litri liitrit liitri liitrine литр литра литров",
  mg: "mg мг",
  g: "g г gr gram grams gramu gramai grami grammi грамм",
  kg: "kg кг kilogram kilogramai kilogramu kilogrami kilogrammi килограмм",
  mm: "mm мм",
  cm: "cm см centimetru centimetrai centimetri sentimeetrit",
  m: "m м metru metrai metri meetrit meeter метр метра метров",
  w: "w вт watt watts vatu vatti ватт",
  kw: "kw квт",
  v: "v voltu",
  mah: "mah мач ма маh",
  hz: "hz гц",
  mp: "mp мп megapikseliu",
  dpi: "dpi",
  pcs: "pcs pc vnt gab tk шт штук tukki gabali",
};

const canonical = new Map<string, string>();
for (const [unit, spellings] of Object.entries(SPELLINGS)) {
  for (const spelling of spellings.split(" ")) canonical.set(spelling, unit);
}

/** The unit a folded word names, if it names one. */
export function unitOf(word: string): string | undefined {
  return canonical.get(word);
}
