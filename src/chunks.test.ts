import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { CHUNKS, isIn } from "./chunks.ts";

const filesOf = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => `/${room}/${file}`);
const files = [
  ...filesOf("src"),
  ...["lucide-react", "zod"].flatMap((name) => filesOf(`node_modules/${name}`)),
];

test.each(Object.entries(CHUNKS))(
  "every place that %s names is there",
  (_name, { has, but = [] }) => {
    const gone = [...has, ...but].filter((part) => !files.some((file) => file.includes(part)));
    expect(gone).toEqual([]);
  },
);

test.each(Object.entries(CHUNKS))("what %s leaves out would be in it otherwise", (_name, chunk) => {
  const { has, but = [] } = chunk;
  expect(but.filter((part) => !isIn({ has }, part))).toEqual([]);
});

test("a place that is left out is in no chunk, its neighbours are", () => {
  const account = (name: string) => `/shop/src/features/account/domain/${name}`;
  expect(isIn(CHUNKS.FORMS, account("post-code.ts"))).toBe(true);
  expect(isIn(CHUNKS.FORMS, account("session-life.ts"))).toBe(false);
});
