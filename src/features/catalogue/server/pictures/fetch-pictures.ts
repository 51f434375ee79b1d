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
/** The next minute goes on. */
const MOST_MS = 50_000;
/** Larger than any photograph; a bomb is refused. */
const MAX_PIXELS = 50_000_000;
const FORMATS = ["jpeg", "png", "webp", "heif", "gif"];
const DRAWING_SECONDS = 10;
/** The largest that pages show. */
const MOST = 1600;
const QUALITY = 90;
/** Whoever is away for a while is asked again, ever more rarely; the rest is for somebody to look at. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 180 * MINUTE_MS];
const MAY_PASS = ["unreachable", "timeout", "not_answered"];

/** Every minute: pictures that lists name by their addresses. What fails is told, and holds up nothing else. */
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

/** Drawn anew: whatever else was in the file is not in it. */
async function redraw(fetched: FetchedPicture): Promise<FetchedPicture> {
  if ("problem" in fetched) return fetched;
  try {
    const picture = sharp(fetched.bytes, { limitInputPixels: MAX_PIXELS });
    const { format } = await picture.metadata();
    // Whatever else the library reads (SVG, TIFF) may take as long as its author likes.
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
