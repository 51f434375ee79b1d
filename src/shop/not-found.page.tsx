export const handle = { layout: "page" };

/** Any path that is no page of ours; the error screen above says so. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
