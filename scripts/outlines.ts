/** `npm run outlines`: cuts the outlines of the world and of the countries we deliver to from Natural Earth's atlas. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoIdentity, geoMercator, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import { WORLD } from "../src/features/tracking/domain/draw-route.ts";
import { inProject } from "./set-up/project.mjs";

type Atlas = Parameters<typeof feature>[0];

/** For each ISO code the atlas's number, and the window around the country: west, south, east, north. */
const COUNTRIES: Record<string, { number: string; window: [number, number, number, number] }> = {
  lt: { number: "440", window: [19.6, 53.2, 28, 57.2] },
  lv: { number: "428", window: [19, 53.6, 30.4, 60.2] },
  ee: { number: "233", window: [20, 55.6, 31, 61.4] },
  nl: { number: "528", window: [2.4, 50.2, 8.2, 54.2] },
  ae: { number: "784", window: [50.4, 21.6, 57.6, 27.2] },
};
/** Thousandths of a degree: a hundred metres, less than a pixel at every scale of the map. */
const PRECISION = 1000;

const require = createRequire(import.meta.url);

const readAtlas = (file: string): Atlas => JSON.parse(readFileSync(file, "utf8")) as Atlas;
const atlas = readAtlas(require.resolve("world-atlas/countries-10m.json"));
const { features } = feature(atlas, atlas.objects.countries as never) as unknown as {
  features: (GeoJSON.Feature & { id?: string })[];
};

const folder = inProject("src/features/delivery/shop/point-picker/outlines");
mkdirSync(folder, { recursive: true });
for (const [iso, { number, window }] of Object.entries(COUNTRIES)) {
  const country = features.filter(({ id }) => id === number);
  const around = features.filter(({ id }) => id !== number);
  const outline = { country: ringsOf(country, window), around: ringsOf(around, window) };
  writeFileSync(`${folder}/${iso}.json`, `${JSON.stringify(outline, null, 2)}\n`);
}

const coarse = readAtlas(require.resolve("world-atlas/countries-110m.json"));
writeFileSync(inProject("src/features/tracking/shop/world.svg"), drawWorld(coarse));

/** An SVG mask: land white, borders black. Ten times the size of `WORLD` in tracking/domain. */
function drawWorld(atlas: Atlas): string {
  const { width, height, equator } = WORLD;
  const projection = geoMercator()
    .scale((10 * width) / (2 * Math.PI))
    .translate([5 * width, 10 * equator])
    .clipExtent([
      [0, 0],
      [10 * width, 10 * height],
    ]);
  const draw = geoPath(projection).digits(0);
  const { countries, land } = atlas.objects;
  const borders = mesh(atlas, countries as never, (one, other) => one !== other);
  const size = `viewBox="0 0 ${10 * width} ${10 * height}" width="${width}" height="${height}"`;
  const fill = `<path fill="#fff" d="${inSteps(draw(feature(atlas, land as never)) ?? "")}"/>`;
  const lines = `<path fill="none" stroke="#000" stroke-width="7" d="${inSteps(draw(borders) ?? "")}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>The world</title>${fill}${lines}</svg>\n`;
}

/** Relative steps from point to point take half as many characters as absolute points. */
function inSteps(path: string): string {
  return path.replace(/M([^MZ]+)/g, (_whole, points: string) => {
    const ring = withoutRepeats(
      points.split("L").map((point) => point.split(",").map(Number) as Step),
    );
    const [first = [0, 0], ...rest] = ring;
    const steps = rest.map(
      ([x, y], at) => `${x - (ring[at]?.[0] ?? 0)} ${y - (ring[at]?.[1] ?? 0)}`,
    );
    return rest.length === 0 ? "" : `M${first.join(" ")}l${steps.join(" ").replaceAll(" -", "-")}`;
  });
}

/** Rings as steps from point to point, without rings that are too small to be seen. */
function ringsOf(
  shapes: readonly GeoJSON.Feature[],
  [west, south, east, north]: [number, number, number, number],
): string {
  const cut = geoPath(
    geoIdentity().clipExtent([
      [west, south],
      [east, north],
    ]),
  );
  const rings = shapes.flatMap((shape) => (cut(shape) ?? "").match(/M[^MZ]+/g) ?? []);
  return rings
    .map((ring) => ring.slice(1).split("L").map(toSteps))
    .map(withoutRepeats)
    .filter((ring) => ring.length > 3 && isOuter(ring))
    .map((ring) => ring.map((at, index) => stepFrom(ring[index - 1], at)).join(" "))
    .join(";");
}

type Step = [x: number, y: number];

function toSteps(point: string): Step {
  const [x = 0, y = 0] = point.split(",").map((part) => Math.round(Number(part) * PRECISION));
  return [x, y];
}

function withoutRepeats(ring: Step[]): Step[] {
  return ring.filter(([x, y], at) => x !== ring[at - 1]?.[0] || y !== ring[at - 1]?.[1]);
}

function stepFrom(before: Step | undefined, [x, y]: Step): string {
  return before ? `${x - before[0]},${y - before[1]}` : `${x},${y}`;
}

/** Outer rings run clockwise. A hole is left out: drawn on its own it would cover the whole world except itself. */
function isOuter(ring: readonly Step[]): boolean {
  const last = ring.at(-1) ?? [0, 0];
  const turn = ring.reduce((sum, [x, y], at) => {
    const [fromX, fromY] = ring[at - 1] ?? last;
    return sum + fromX * y - x * fromY;
  }, 0);
  return turn < 0;
}
