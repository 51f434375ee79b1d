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

test("a feed is written once, however many ask", async () => {
  const { feeds, ask } = setUp();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([undefined, undefined, undefined]);
  await feeds.settle();
  expect(await Promise.all([ask(), ask()])).toEqual(["feed 0", "feed 0"]);
  expect(written).toHaveLength(1);
});

test("after a change it is written anew, and the old one is sent meanwhile", async () => {
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

test("many changes write it once a minute at most", async () => {
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

test("without any change it is written anew after an hour", async () => {
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

test("one that fails leaves the old one, and is tried again", async () => {
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

test("what an earlier run left is not sent, and goes after a day", async () => {
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

test("one that starts takes nothing away from another that has the same folder", async () => {
  const [one, other] = [setUp(() => "of one"), setUp(() => "of the other")];
  await one.ask();
  await one.feeds.settle();
  await other.ask();
  await other.feeds.settle();
  expect([await one.ask(), await other.ask()]).toEqual(["of one", "of the other"]);
  await other.feeds.close();
  expect(await one.ask()).toBe("of one");
});

test("a file that somebody removed is written anew", async () => {
  const { feeds, ask } = setUp();
  await ask();
  await feeds.settle();
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true });
  expect(await ask()).toBeUndefined();
  await feeds.settle();
  expect(await ask()).toBe("feed 1");
  expect(problems).toEqual([]);
});

test("a file that cannot be opened is reported once and written anew", async () => {
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

test("a shop that closes does not wait for what is half written", async () => {
  const feeds = createFeedCache({ folder, now: () => time, onError: (e) => problems.push(e) });
  async function* endless() {
    for (;;) yield "and on ";
  }
  await feeds.open("lt-1", endless);
  await feeds.close();
  expect(await readdir(folder)).toEqual([]);
  expect(problems).toEqual([]);
});
