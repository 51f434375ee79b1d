/** Rings as `npm run outlines` wrote them: steps in thousandths of a degree. */
type WrittenOutline = { country: string; around: string };
type Shape = { type: "MultiPolygon"; coordinates: [number, number][][][] };
export type Outline = { country: Shape; around: Shape };

const OUTLINES = import.meta.glob<{ default: WrittenOutline }>("./outlines/*.json");

/** A country that has none is drawn without: its points are still where they are. */
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

/** Closed, as GeoJSON wants it: without its first point at the end a ring would lose a corner. */
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
