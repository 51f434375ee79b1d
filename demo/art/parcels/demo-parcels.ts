import { DEMO_FORWARD_REQUESTS } from "../../parcels/forward-requests.ts";
import { PHOTO_VIEWS, photoFile } from "../../parcels/parcel-photos.ts";
import type { Content } from "./contents.ts";
import { books, bricks, microphone, mugs, puzzle, teaTins } from "./flat-goods.ts";
import { type PhotoOf, sceneFor } from "./scenes.ts";

const one = (picture: string, x: number, y: number, size: number, turn = 0): Content => ({
  picture: `${picture}.avif`,
  x,
  y,
  size,
  turn,
});
const shirt = (colour: string, x: number, y: number, turn: number) =>
  one(`otterkin-bubble-kids-t-shirt-${colour}-front`, x, y, 0.5, turn);

/** The contents of each parcel, by the shop that sent it. */
export const CONTENTS: Readonly<Record<string, readonly Content[]>> = {
  REI: [one("rollander-pass-hiking-backpack-38l-olive-front", 0.5, 0.5, 1.15, 90)],
  Whittard: [{ drawing: teaTins }],
  "Levi’s": [
    one("indigrain-falk-mens-jeans-navy-front", 0.32, 0.5, 1.1, 4),
    one("indigrain-heron-mens-jeans-denim-front", 0.68, 0.5, 1.1, -5),
  ],
  Thomann: [{ drawing: microphone }],
  Sephora: [
    one("clariveil-calm-1-face-cream-sky-front", 0.22, 0.5, 0.62),
    one("clariveil-calm-1-face-cream-sky-front", 0.5, 0.52, 0.62),
    one("clariveil-calm-1-face-cream-sky-front", 0.78, 0.49, 0.62),
  ],
  "Best Buy": [one("klangvik-aria-headphones-black-threequarter", 0.5, 0.5, 1.05, 8)],
  Lego: [{ drawing: bricks }],
  Nike: [one("fenrun-bulrush-running-shoes-mint-pair", 0.5, 0.5, 1.25, 6)],
  "Barnes & Noble": [{ drawing: books }],
  Patagonia: [one("skarvholm-bjarg-mens-down-jacket-navy-front", 0.5, 0.5, 1.15, -4)],
  Etsy: [{ drawing: mugs }],
  Target: [
    shirt("red", 0.17, 0.27, -6),
    shirt("yellow", 0.38, 0.27, 5),
    shirt("white", 0.56, 0.27, -3),
    shirt("yellow", 0.24, 0.73, 4),
    shirt("red", 0.46, 0.73, -5),
    { drawing: puzzle },
  ],
  Zalando: [
    one("calzavera-zita-handbag-cognac-front", 0.36, 0.5, 1.1),
    one("corvane-piega-wallet-brown-front", 0.8, 0.55, 0.6, 14),
  ],
};

const TONES = ["#b98d5e", "#a87f54", "#c49a6c", "#9c774f"];

type DemoPhoto = { file: string; scene: () => ReturnType<typeof sceneFor> };

/** The three photos of each received parcel, with its own size, weight and goods. */
export function demoPhotos(): DemoPhoto[] {
  return DEMO_FORWARD_REQUESTS.flatMap(({ shop, box }, seed) => {
    if (!box) return [];
    const contents = CONTENTS[shop];
    if (!contents) throw new Error(`Nobody knows what ${shop} sent`);
    const of: PhotoOf = { box, tone: TONES[seed % TONES.length] ?? "", seed, contents };
    return PHOTO_VIEWS.map((view) => ({
      file: photoFile(shop, view),
      scene: () => sceneFor(of, view),
    }));
  });
}
