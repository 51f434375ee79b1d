import { expect, test } from "vitest";
import { csvFile, csvLine } from "./csv.ts";

test.each([
  [["QU1", 12.5, null], "QU1,12.5,\r\n"],
  [['say "hi"', "a,b", "two\nlines"], '"say ""hi""","a,b","two\nlines"\r\n'],
  [["=1+1", "+370", "-2", "@SUM(A1)", "\tx"], "'=1+1,'+370,'-2,'@SUM(A1),'\tx\r\n"],
  [["x;=cmd|' /C calc'!A0", "a; +1", "a\n=1"], `"x;'=cmd|' /C calc'!A0","a; '+1","a\n'=1"\r\n`],
  [['x;"=1', ' "=2'], `"x;""'=1"," ""'=2"\r\n`],
  [[-5], "-5\r\n"],
])("the cells %j are escaped in a CSV line", (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test("a CSV file contains its header and the rows of every page", async () => {
  const asked: number[] = [];
  async function* pages() {
    for (const page of [1, 2]) {
      asked.push(page);
      yield [[page]];
    }
  }
  const { body, type } = csvFile("a.csv", ["n"], pages());
  expect(type).toContain("text/csv");
  expect(await new Response(body as ReadableStream).text()).toBe("n\r\n1\r\n2\r\n");
  expect(asked).toEqual([1, 2]);
});
