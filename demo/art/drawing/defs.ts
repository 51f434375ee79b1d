/** Colours by their position in a gradient; `veil` makes a colour transparent. */
export type Stops = Readonly<Record<number, string>>;

export const veil = (colour: string, opacity: number): string => `${colour} ${opacity}`;

/** Placeholder in ids for the picture's name, until the picture is finished. */
export const OWN_NAME = "~";

/** Paints and paths that a picture defines once and references; equal definitions are shared. */
export function createDefs() {
  const known = new Map<string, string>();
  const markup: string[] = [];
  let count = 0;
  const nextId = () => `${OWN_NAME}${(count++).toString(36)}`;

  function once(key: string, element: (id: string) => string): string {
    const id = known.get(key) ?? nextId();
    if (!known.has(key)) markup.push(element(id));
    known.set(key, id);
    return id;
  }
  const paint = (element: (id: string) => string) => {
    const key = element("");
    return `url(#${once(key, element)})`;
  };
  const store = (d: string) => once(d, (id) => `<path id="${id}" d="${d}"/>`);

  return {
    nextId,
    /** Stores a path for use by reference. */
    store,
    /** Coordinates above 1 are picture units, others are fractions of the shape. */
    linear: (x1: number, y1: number, x2: number, y2: number, stops: Stops) =>
      paint(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${inUnits(Math.max(x1, y1, x2, y2))}>${stopsOf(stops)}</linearGradient>`,
      ),
    radial: (cx: number, cy: number, r: number, stops: Stops) =>
      paint(
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${inUnits(cx)}>${stopsOf(stops)}</radialGradient>`,
      ),
    /** A function instead of an element: browsers then blur only the shape's box, not the whole picture. */
    blur: (deviation: number) => `blur(${deviation}px)`,
    /** Repeating texture: weave, grain, mesh. */
    pattern: (w: number, h: number, inner: string, transform = "") =>
      paint(
        (id) =>
          `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${transform && ` patternTransform="${transform}"`}>${inner}</pattern>`,
      ),
    clip: (d: string) => {
      const path = store(d);
      return paint((id) => `<clipPath id="${id}"><use href="#${path}"/></clipPath>`);
    },
    markup: () => markup.join(""),
  };
}
export type Defs = ReturnType<typeof createDefs>;

const inUnits = (largest: number) => (largest > 1.5 ? ' gradientUnits="userSpaceOnUse"' : "");

const stopsOf = (stops: Stops) =>
  Object.entries(stops)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([at, paint]) => {
      const [colour, opacity] = paint.split(" ");
      const veiled = opacity ? ` stop-opacity="${opacity}"` : "";
      return `<stop offset="${at}" stop-color="${colour}"${veiled}/>`;
    })
    .join("");
