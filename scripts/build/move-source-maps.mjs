/** Source maps are for whoever reads errors of browsers, not for visitors: out of what is served, into build/maps. */
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
