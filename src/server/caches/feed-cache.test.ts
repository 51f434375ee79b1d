import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFeedCache } from "./feed-cache.ts";

let folder: string;
let time = 0;
let written: string[];
let problems: Error[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kept-feeds-"));
  written = [];
  problems = [];
  time = Date.now();
});
afterEach(() => rm(folder, { recursive: true }));

const filesLeft = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".xml"));

function setUp(content: () => string = () => `feed ${written.length}`) {
  const feeds = createFeedCache({ folder, now: () => time, onError: (e) => problems.push(e) });
  async function* parts() {
    const text = content();
    written.push(text);
    yield text;
  }
  const ask = async () => {
    const handle = await feeds.open("lt-1", parts);
    if (!handle) return undefined;
    const text = await handle.readFile("utf8");
    await handle.close();
    return text;
  };
  return { feeds, ask };
}

test("a feed is generated once for many simultaneous requests", async () => {
  const { feeds, ask } = setUp();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([undefined, undefined, undefined]);
  await feeds.settle();
  expect(await Promise.all([ask(), ask()])).toEqual(["feed 0", "feed 0"]);
  expect(written).toHaveLength(1);
});

test("a feed is regenerated after a change, and the old one is served meanwhile", async () => {
  const { feeds, ask } = setUp();
  await ask();
  await feeds.settle();
  feeds.outdate();
  time += 61_000;
  expect(await ask()).toBe("feed 0");
  await feeds.settle();
  expect(await ask()).toBe("feed 1");
  await feeds.settle();
  expect(written).toHaveLength(2);
  expect(await filesLeft()).toHaveLength(1);
});

test("many changes regenerate a feed at most once a minute", async () => {
  const { feeds, ask } = setUp();
  await ask();
  await feeds.settle();
  for (let at = 0; at < 5; at += 1) {
    feeds.outdate();
    time += 5000;
    expect(await ask()).toBe("feed 0");
    await feeds.settle();
  }
  expect(written).toHaveLength(1);
});

test("a feed without changes is regenerated after an hour", async () => {
  const { feeds, ask } = setUp();
  await ask();
  await feeds.settle();
  time += 60 * 60_000;
  await ask();
  await feeds.settle();
  expect(written).toHaveLength(1);
  time += 1;
  await ask();
  await feeds.settle();
  expect(written).toHaveLength(2);
});

test("a failed generation keeps the old feed, and is retried", async () => {
  let isBroken = false;
  const { feeds, ask } = setUp(() => {
    if (isBroken) throw new Error("no database");
    return `feed ${written.length}`;
  });
  await ask();
  await feeds.settle();
  isBroken = true;
  feeds.outdate();
  time += 61_000;
  await ask();
  await feeds.settle();
  expect(problems.map(({ message }) => message)).toEqual(["no database"]);
  expect(await ask()).toBe("feed 0");
  isBroken = false;
  await feeds.settle();
  await ask();
  await feeds.settle();
  expect(await ask()).toBe("feed 1");
  expect(await filesLeft()).toHaveLength(1);
});

test("feed files of an earlier run are not served, and are deleted after a day", async () => {
  await mkdir(path.join(folder, "killed"));
  for (const name of ["lt-1.0000.xml", "killed/lt-1.0000.xml", "of-today.xml"]) {
    await writeFile(path.join(folder, name), "yesterday");
  }
  const dayAgo = time / 1000 - 25 * 60 * 60;
  for (const name of ["lt-1.0000.xml", "killed"]) {
    await utimes(path.join(folder, name), dayAgo, dayAgo);
  }
  const { feeds, ask } = setUp();
  expect(await ask()).toBeUndefined();
  await feeds.settle();
  expect(await ask()).toBe("feed 0");
  expect(await filesLeft()).toHaveLength(2);
  expect(await readdir(folder)).toContain("of-today.xml");
});

test("two feed caches in the same folder do not delete each other's files", async () => {
  const [one, other] = [setUp(() => "of one"), setUp(() => "of the other")];
  await one.ask();
  await one.feeds.settle();
  await other.ask();
  await other.feeds.settle();
  expect([await one.ask(), await other.ask()]).toEqual(["of one", "of the other"]);
  await other.feeds.close();
  expect(await one.ask()).toBe("of one");
});

test("a feed file that was deleted is generated again", async () => {
  const { feeds, ask } = setUp();
  await ask();
  await feeds.settle();
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true });
  expect(await ask()).toBeUndefined();
  await feeds.settle();
  expect(await ask()).toBe("feed 1");
  expect(problems).toEqual([]);
});

test("a feed file that cannot be opened is reported once and generated again", async () => {
  const { feeds, ask } = setUp();
  await ask();
  await feeds.settle();
  const [name = ""] = await filesLeft();
  const file = path.join(folder, name);
  await rm(file);
  // A symbolic link to itself, which nobody can open, not even root.
  await symlink(file, file);
  expect(await ask()).toBeUndefined();
  expect(problems).toMatchObject([{ code: "ELOOP" }]);
  await feeds.settle();
  expect(await ask()).toBe("feed 1");
  expect(problems).toHaveLength(1);
  expect(await filesLeft()).toHaveLength(1);
});

test("closing the cache does not wait for a feed that is being generated", async () => {
  const feeds = createFeedCache({ folder, now: () => time, onError: (e) => problems.push(e) });
  async function* endless() {
    for (;;) yield "and on ";
  }
  await feeds.open("lt-1", endless);
  await feeds.close();
  expect(await readdir(folder)).toEqual([]);
  expect(problems).toEqual([]);
});
