/** Moves source maps out of the served files into build/maps: they are for reading browser errors, not for visitors. */
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { inProject } from "../set-up/project.mjs";

const TARGET = inProject("build/maps");
const FOLDERS = ["build/client/assets", "build/office/office-assets"];

await rm(TARGET, { recursive: true, force: true });
for (const folder of FOLDERS.map((name) => inProject(name))) {
  const target = path.join(TARGET, path.basename(folder));
  await mkdir(target, { recursive: true });
  const maps = (await readdir(folder)).filter((name) => name.endsWith(".map"));
  for (const name of maps) await rename(path.join(folder, name), path.join(target, name));
}
