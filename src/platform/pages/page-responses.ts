/** Headers of an answer that depends on the visitor and so must not be cached. */
export const PERSONAL_HEADERS = { "cache-control": "no-store", vary: "cookie" };

/** For loaders to throw: shows the error screen with status 404 (SPEC §8). */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
