import { slugOf } from "../catalogue/slug.ts";

/** The three photos of each parcel of the demo: as it arrived, on the scale, and opened. */
export const PHOTO_VIEWS = ["label", "scale", "open"] as const;
type PhotoView = (typeof PHOTO_VIEWS)[number];

/** The file's name in the pictures folder; `npm run art:parcels` draws it. */
export const photoFile = (shop: string, view: PhotoView): string =>
  `parcels/${slugOf(shop)}-${view}.avif`;

export const photosOf = (shop: string): string[] =>
  PHOTO_VIEWS.map((view) => photoFile(shop, view));
