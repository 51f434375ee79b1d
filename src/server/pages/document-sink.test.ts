import { expect, test } from "vitest";
import { DocumentSink } from "./document-sink.ts";

const collect = () => {
  const documents: string[] = [];
  return { documents, sink: new DocumentSink((html) => documents.push(html.toString())) };
};

test("texts and bytes are joined in order", () => {
  const { sink, documents } = collect();
  sink.write("Nerūdijantis ");
  sink.write(Buffer.from("plienas, "));
  sink.write("чай 🫖");
  sink.end();
  expect(documents).toEqual(["Nerūdijantis plienas, чай 🫖"]);
});

test("two pages that are written at the same time are not mixed", () => {
  const first = collect();
  const second = collect();
  first.sink.write("a");
  second.sink.write("1");
  first.sink.write("b");
  second.sink.write("2");
  second.sink.end();
  const third = collect();
  third.sink.write("x");
  first.sink.write("c");
  first.sink.end();
  third.sink.end();
  expect([first, second, third].map(({ documents }) => documents)).toEqual([
    ["abc"],
    ["12"],
    ["x"],
  ]);
});

test("pages longer than the buffer are complete", () => {
  const { sink, documents } = collect();
  const long = "ш".repeat(300_000);
  sink.write(long);
  sink.write(Buffer.from(long));
  sink.write("end");
  sink.end();
  expect(documents[0] === `${long}${long}end`).toBe(true);
});

test("a finished page is unchanged while the next one is written", () => {
  const kept: Buffer[] = [];
  for (const text of ["first", "later"]) {
    const sink = new DocumentSink((html) => kept.push(html));
    sink.write(text);
    sink.end();
  }
  expect(kept.map(String)).toEqual(["first", "later"]);
});
