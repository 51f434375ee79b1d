/** How many photographs a parcel may have. */
export const MOST_PHOTOS = 8;

/** Widths in pixels for the page and for lists. */
const WIDTHS = { large: 1024, small: 160 } as const;

/**
 * The URL of a photo: an uploaded file of the owner by its id or, in the demo, one of the shop's own
 * pictures by its path.
 */
export function photoAddress(photo: string, size: keyof typeof WIDTHS): string {
  return photo.startsWith("parcels/")
    ? `/_ipx/w_${WIDTHS[size]},f_webp/${photo}`
    : `/api/files/${photo}`;
}
