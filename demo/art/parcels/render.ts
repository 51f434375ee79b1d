/** `npm run art:parcels [part of a name …]` renders the demo parcels' missing photos, or those with these names. */
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { demoPhotos } from "./demo-parcels.ts";
import { encodePhoto } from "./encode-photo.ts";
import { trace } from "./trace.ts";

const SIZE = { width: 800, height: 600 };
const PICTURES = path.resolve(import.meta.dirname, "../../pictures");

const named = process.argv.slice(2);
mkdirSync(path.join(PICTURES, "parcels"), { recursive: true });
for (const { file, scene } of demoPhotos()) {
  const target = path.join(PICTURES, file);
  const isWanted =
    named.length > 0 ? named.some((part) => file.includes(part)) : !existsSync(target);
  if (!isWanted) continue;
  await encodePhoto(trace(await scene(), SIZE), target);
  console.log(file);
}
