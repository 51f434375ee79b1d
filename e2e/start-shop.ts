/** The shop of each run is as its first visitor finds it: what earlier runs bought, shipped and refunded is gone. */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { SHOP_DATA_DIR } from "./fixtures/addresses.ts";

/** Sizes of pictures, named after what is in them: making them again takes longer than the rest. */
const IMAGES = "images";

mkdirSync(SHOP_DATA_DIR, { recursive: true });
for (const name of readdirSync(SHOP_DATA_DIR)) {
  if (name !== IMAGES) rmSync(path.join(SHOP_DATA_DIR, name), { recursive: true });
}
await import("../server.ts");
