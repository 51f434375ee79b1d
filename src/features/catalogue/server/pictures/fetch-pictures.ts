import sharp from "sharp";
import { MINUTE_MS } from "#core/durations.ts";
import { forEachInParallel } from "#core/for-each-in-parallel.ts";
import type { Database } from "#database/connect.ts";
import type { FetchedPicture, FetchPicture, PictureStore } from "#ports/pictures.ts";
import {
  claimSources,
  type PictureSourceRow,
  saveFailure,
  saveFetched,
} from "./sources.repository.ts";
import { storePictures } from "./stored-pictures.ts";

type Deps = {
  db: Database;
  pictures: PictureStore;
  fetchPicture: FetchPicture;
  now: () => Date;
};

const AT_ONCE = 4;
const BATCH = 40;
/** The job runs every minute: the next run continues. */
const MOST_MS = 50_000;
/** More pixels than any photograph has; larger pictures may be decompression bombs and are refused. */
const MAX_PIXELS = 50_000_000;
const FORMATS = ["jpeg", "png", "webp", "heif", "gif"];
const DRAWING_SECONDS = 10;
/** The largest side that pages show. */
const MOST = 1600;
const QUALITY = 90;
/** Temporary failures are retried after ever longer pauses; after the last one, staff have to look at the picture. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 180 * MINUTE_MS];
const MAY_PASS = ["unreachable", "timeout", "not_answered"];

/** Every minute: downloads pictures that lists name by URL. Failures are recorded and do not delay other pictures. */
export async function fetchPictures(deps: Deps): Promise<void> {
  const began = deps.now().getTime();
  while (deps.now().getTime() - began < MOST_MS) {
    const some = await claimSources(deps.db, BATCH);
    await forEachInParallel(some, AT_ONCE, (source) => fetchOne(deps, source));
    if (some.length < BATCH) return;
  }
}

async function fetchOne(deps: Deps, { file, url, tries }: PictureSourceRow): Promise<void> {
  const drawn = await redraw(await deps.fetchPicture(url));
  if ("bytes" in drawn) {
    await storePictures(deps, [{ file, bytes: drawn.bytes }]);
    await saveFetched(deps.db, file);
    return;
  }
  const { problem } = drawn;
  const pause = MAY_PASS.includes(problem) ? PAUSES_MS[tries - 1] : undefined;
  await saveFailure(deps.db, { file, problem, pause });
}

/** Re-encodes the picture, which removes everything else in the file. */
async function redraw(fetched: FetchedPicture): Promise<FetchedPicture> {
  if ("problem" in fetched) return fetched;
  try {
    const picture = sharp(fetched.bytes, { limitInputPixels: MAX_PIXELS });
    const { format } = await picture.metadata();
    // Other formats that the library reads (SVG, TIFF) could be made to take very long.
    if (!FORMATS.includes(format)) return { problem: "no_picture" };
    const bytes = await picture
      .timeout({ seconds: DRAWING_SECONDS })
      .rotate()
      .resize({ width: MOST, height: MOST, fit: "inside", withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    return { bytes };
  } catch {
    return { problem: "no_picture" };
  }
}
