import { existsSync } from "node:fs";
import { inProject, withProjectBin } from "./project.mjs";
import { runOrExplain } from "./run.mjs";
import { digestOfFiles, stampIn } from "./stamp.mjs";

const stamp = stampIn(inProject("build/sources.sha256"));
const SOURCES = [
  "src",
  "public",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "vite.office.config.ts",
  "react-router.config.ts",
  "scripts/build",
];
const NOT_BUILT = /\.test\.tsx?$|\.md$|\/fixtures\//;

export const build = {
  title: "Building pages and server",
  isDone: () =>
    existsSync(inProject("build/server/index.js")) &&
    existsSync(inProject("build/client/assets")) &&
    existsSync(inProject("build/office/office-assets")) &&
    stamp.matches(digest()),
  async do() {
    const made = digest();
    stamp.remove();
    await runOrExplain("npm", ["run", "build"], { env: withProjectBin() });
    stamp.write(made);
  },
};

const digest = () => digestOfFiles(SOURCES, { skip: NOT_BUILT });
