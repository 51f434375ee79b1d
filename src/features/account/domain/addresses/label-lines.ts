/** Parts that a label can show; unknown parts are left out. */
type LabelPart = "name" | "street" | "suite" | "city" | "region" | "postCode" | "country" | "phone";
type Lines = readonly (readonly LabelPart[])[];

/** As most of Europe writes it: the post code before the town. */
const USUAL: Lines = [
  ["name"],
  ["suite"],
  ["street"],
  ["postCode", "city"],
  ["country"],
  ["phone"],
];

const LINES: Readonly<Record<string, Lines>> = {
  US: [["name"], ["street"], ["suite"], ["city", "region", "postCode"], ["country"], ["phone"]],
  GB: [["name"], ["street"], ["suite"], ["city"], ["region"], ["postCode"], ["country"], ["phone"]],
  /** China writes the largest unit first. */
  CN: [["country"], ["postCode"], ["region", "city"], ["street"], ["suite"], ["name"], ["phone"]],
};

/** Lines in the order of the country's labels: `New Castle, DE 19720` in the USA, `04347 Leipzig` in Germany. */
export function labelLines(
  parts: Readonly<Partial<Record<LabelPart, string | null>>>,
  countryIso: string,
): string[] {
  return (LINES[countryIso] ?? USUAL)
    .map((line) => {
      const [first = "", ...rest] = line.map((part) => parts[part]).filter(Boolean);
      if (rest.length === 0) return first ?? "";
      return countryIso === "US" ? `${first}, ${rest.join(" ")}` : [first, ...rest].join(" ");
    })
    .filter(Boolean);
}
