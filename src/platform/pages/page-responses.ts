/** An answer that depends on who asks must not be cached. */
export const PERSONAL_HEADERS = { "cache-control": "no-store", vary: "cookie" };

/** For loaders to throw: the error screen around the page takes its place, with status 404 (SPEC §8). */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
