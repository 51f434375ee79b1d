/** As it is looked at on the page, and in a list. */
const WIDTHS = { large: 1024, small: 160 } as const;

/**
 * A photograph is an uploaded file of the owner's by its id, or, in the demo, one of the shop's own pictures by
 * its place among them.
 */
export function photoAddress(photo: string, size: keyof typeof WIDTHS): string {
  return photo.startsWith("parcels/")
    ? `/_ipx/w_${WIDTHS[size]},f_webp/${photo}`
    : `/api/files/${photo}`;
}
