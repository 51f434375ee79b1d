import { notFound } from "#features/sites/shop/not-found.ts";
import type { PageHandle } from "#features/sites/shop/page-handle.ts";

export const handle = { layout: "page" } satisfies PageHandle;

/** Any path that is no page of ours; the error screen above says so. */
export function loader() {
  throw notFound();
}

export default function NotFoundRoute() {
  return null;
}
