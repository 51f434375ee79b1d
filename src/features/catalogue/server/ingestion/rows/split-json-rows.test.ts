import { expect, test } from "vitest";
import { splitJsonRows } from "./split-json-rows.ts";

async function rowsOf(chunks: string[]) {
  const rows: [number, string][] = [];
  for await (const { line, text } of splitJsonRows(chunks)) rows.push([line, text]);
  return rows;
}

const ROW = '{"a":"br{ace}s \\"and\\" \\\\","b":{"c":[1,{}]}}';

test.each([
  ["an array", `[\n${ROW},\n${ROW}\n]`, [2, 3]],
  ["lines", `${ROW}\n${ROW}\n`, [1, 2]],
  ["nothing between", `${ROW}${ROW}`, [1, 1]],
])("%s is split into rows wherever chunks are cut", async (_what, file, lines) => {
  const expected = lines.map((line) => [line, ROW]);
  for (let cut = 0; cut <= file.length; cut += 1) {
    expect(await rowsOf([file.slice(0, cut), file.slice(cut)])).toEqual(expected);
  }
});

test("a row over several lines has the line of its beginning", async () => {
  expect(await rowsOf(['[\n{"a":\n1},\n\n{"b":2}]'])).toEqual([
    [2, '{"a":\n1}'],
    [5, '{"b":2}'],
  ]);
});

test("an incomplete file still gives its last row", async () => {
  expect(await rowsOf(['[{"a":1},{"b"'])).toEqual([
    [1, '{"a":1}'],
    [1, '{"b"'],
  ]);
});
