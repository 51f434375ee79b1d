/** Outlines as `npm run outlines` writes them: steps in thousandths of a degree. */
type WrittenOutline = { country: string; around: string };
type Shape = { type: "MultiPolygon"; coordinates: [number, number][][][] };
export type Outline = { country: Shape; around: Shape };

const OUTLINES = import.meta.glob<{ default: WrittenOutline }>("./outlines/*.json");

/** Undefined if the country has no outline; then the map shows only its points. */
export async function loadOutline(country: string): Promise<Outline | undefined> {
  const load = OUTLINES[`./outlines/${country.toLowerCase()}.json`];
  return load && readOutline((await load()).default);
}

function readOutline({ country, around }: WrittenOutline): Outline {
  return { country: readShape(country), around: readShape(around) };
}

function readShape(written: string): Shape {
  const rings = written === "" ? [] : written.split(";").map(readRing);
  return { type: "MultiPolygon", coordinates: rings.map((ring) => [ring]) };
}

/** Repeats the first point at the end, because GeoJSON needs closed rings. */
function readRing(written: string): [number, number][] {
  let [x, y] = [0, 0];
  const ring = written.split(" ").map((step): [number, number] => {
    const [east = 0, north = 0] = step.split(",").map(Number);
    x += east;
    y += north;
    return [x / 1000, y / 1000];
  });
  return [...ring, ...ring.slice(0, 1)];
}
