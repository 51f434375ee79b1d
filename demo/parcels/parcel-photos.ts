import { slugOf } from "../catalogue/slug.ts";

/** How each parcel of the demo was photographed: as it came, weighed, and opened. */
export const PHOTO_VIEWS = ["label", "scale", "open"] as const;
type PhotoView = (typeof PHOTO_VIEWS)[number];

/** Name of the file inside the pictures folder; `npm run art:parcels` draws it. */
export const photoFile = (shop: string, view: PhotoView): string =>
  `parcels/${slugOf(shop)}-${view}.avif`;

export const photosOf = (shop: string): string[] =>
  PHOTO_VIEWS.map((view) => photoFile(shop, view));
