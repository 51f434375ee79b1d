import { MAX_FILES_PER_FORM } from "#core/file-type.ts";

/** As many as there is room for; what was refused takes none. The others are named, so that nobody thinks they were sent. */
export function choosePhotos<Chosen extends { name: string }>(
  there: readonly { name: string; problem?: string }[],
  chosen: readonly Chosen[],
): { taken: Chosen[]; leftOut: string[] } {
  const room = Math.max(0, MAX_FILES_PER_FORM - there.filter(({ problem }) => !problem).length);
  return { taken: chosen.slice(0, room), leftOut: chosen.slice(room).map(({ name }) => name) };
}
