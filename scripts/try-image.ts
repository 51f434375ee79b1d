/**
 * `npm run test:image`: runs the steps of deploy/Dockerfile in plain folders, for machines without Docker; prints the
 * size of the result, and starts it on the database in DATABASE_URL, like `migrate` and `web` in the compose file.
 */
import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inProject, ROOT } from "./set-up/project.mjs";

/** The size of the base image, which we cannot reduce, and the limit for the whole image. */
const BASE_MB = 190;
const MOST_MB = 350;

type Stage = { name: string; folder: string };

const work = mkdtempSync(path.join(tmpdir(), "cartage-image-"));
const stages: Stage[] = [];
const ignored = readFileSync(inProject("deploy/Dockerfile.dockerignore"), "utf8")
  .split("\n")
  .filter(Boolean);

/** In an image all paths start at `/`; here they are inside the folder of their stage. */
const inside = ({ folder }: Stage, place: string) =>
  path.join(folder, path.resolve("/shop", place).slice(1));

function copy(stage: Stage, words: string[]): void {
  const options = words.filter((word) => word.startsWith("--"));
  const places = words.filter((word) => !word.startsWith("--"));
  const to = places.pop() ?? ".";
  const from = options.find((word) => word.startsWith("--from="))?.slice("--from=".length);
  const source = stages.find(({ name }) => name === from);
  for (const place of places) {
    const origin = source ? inside(source, place) : path.join(ROOT, place);
    const isInto = to.endsWith("/") || to === "." ? path.basename(place) : "";
    const target = path.join(inside(stage, to), place === "." ? "" : isInto);
    cpSync(origin, target, {
      recursive: true,
      filter: (file) => Boolean(source) || !isIgnored(file),
    });
  }
}

function isIgnored(file: string): boolean {
  const [first = ""] = path.relative(ROOT, file).split(path.sep);
  return ignored.some(
    (name) => first === name || (name.endsWith("*") && first.startsWith(name.slice(0, -1))),
  );
}

function build(): Stage {
  const lines = readFileSync(inProject("deploy/Dockerfile"), "utf8").split("\n");
  for (const line of lines) {
    const [instruction, ...words] = line.split(" ");
    if (instruction === "FROM") {
      const folder = path.join(work, String(stages.length));
      mkdirSync(path.join(folder, "shop"), { recursive: true });
      stages.push({ name: words.at(-1) ?? "", folder });
    }
    const stage = stages.at(-1);
    if (!stage) continue;
    if (instruction === "COPY") copy(stage, words);
    if (instruction !== "RUN") continue;
    console.log(line);
    execFileSync("sh", ["-c", words.join(" ")], { cwd: inside(stage, "."), stdio: "inherit" });
  }
  const last = stages.at(-1);
  if (!last) throw new Error("The Dockerfile has no stage");
  return last;
}

function sizeOf({ folder }: Stage): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const bytes = entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + lstatSync(path.join(parentPath, name)).size, 0);
  return Math.round(bytes / 1024 / 1024);
}

/** Runs a command in the image with the image's settings only, until it ends or until its output has the words. */
function run(image: Stage, args: string[], until?: string): Promise<void> {
  const { DATABASE_URL = "", DATABASE_DIRECT_URL = "", SEED = "none", PORT = "0" } = process.env;
  const settings = { DATABASE_URL, DATABASE_DIRECT_URL, SEED, PORT, MIGRATE: "false" };
  const env = {
    NODE_ENV: "production",
    DATA_DIR: inside(image, "/data"),
    HOST: "127.0.0.1",
    ...settings,
  };
  const child = spawn(process.execPath, args, { cwd: inside(image, "."), env });
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (part: Buffer) => {
      said += part;
      if (hasSaid()) child.kill("SIGTERM");
    };
    const hasSaid = () => until !== undefined && said.includes(until);
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) =>
      hasSaid() || (until === undefined && code === 0)
        ? resolve()
        : reject(new Error(`${code}: ${said}`)),
    );
  });
}

try {
  const image = build();
  const megabytes = sizeOf(image);
  console.log(`${megabytes} MB beside a base of about ${BASE_MB} MB`);
  if (megabytes + BASE_MB > MOST_MB) throw new Error(`More than ${MOST_MB} MB`);
  if (process.env.DATABASE_URL) {
    await run(image, ["scripts/migrate.ts"]);
    await run(image, ["--max-semi-space-size=16", "server.ts"], "Cartage is open");
    console.log("It migrates and opens.");
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
