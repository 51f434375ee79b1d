/** A path of the office without language and `/admin`: `/orders/17`. */
export type OfficePath = `/${string}`;

/** A kind of record with a page in the office. */
export type OfficeRecord = {
  /** The part before the colon, as in `order:17`. */
  kind: string;
  /** The record's name for staff: `QU17`. */
  title: (id: number) => string;
  /** The page where staff work on it. */
  to: (id: number) => OfficePath;
};
