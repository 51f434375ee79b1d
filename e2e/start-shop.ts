/** Each run starts with a fresh shop: what earlier runs bought, shipped and refunded is deleted. */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { SHOP_DATA_DIR } from "./fixtures/addresses.ts";

/** Resized pictures, named after their content: making them again takes longer than everything else. */
const IMAGES = "images";

mkdirSync(SHOP_DATA_DIR, { recursive: true });
for (const name of readdirSync(SHOP_DATA_DIR)) {
  if (name !== IMAGES) rmSync(path.join(SHOP_DATA_DIR, name), { recursive: true });
}
await import("../server.ts");
