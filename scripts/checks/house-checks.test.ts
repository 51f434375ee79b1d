import { describe, expect, test } from "vitest";
import { findTooManyCasts } from "./casts.ts";
import { findDeadClasses, findForeignClasses } from "./class-names.ts";
import { findDateFormats, findWrittenDates } from "./date-formats.ts";
import { findEmptyNames } from "./file-names.ts";
import { findMisnumbered } from "./file-numbers.ts";
import { findMachineTraces } from "./machine-traces.ts";
import { findOwnClocks } from "./own-clocks.ts";
import { findPhysicalSides } from "./physical-sides.ts";
import { findRawColours } from "./raw-colours.ts";
import { findTooManyRepeats } from "./repeated-lines.ts";
import { findRetiredWords } from "./retired-words.ts";
import type { FileCheck } from "./source-files.ts";

const problems = (check: FileCheck, path: string, text: string) => check({ path, text }).length;

describe("raw colours", () => {
  test.each([
    ["card.css", ".card { color: #fff; }"],
    ["card.css", ".card { color: #12ab34cc; }"],
    ["card.css", ".card { color: rgb(0 0 0 / 50%); }"],
    ["card.css", ".card { background: hsl(20 10% 10%); }"],
    ["card.css", ".card { background: oklch(0.7 0.1 20); }"],
    ["card.css", ".card {\n  border: 1px solid red;\n}"],
    ["card.tsx", '<p className="mt-4 bg-red-500" />'],
    ["card.tsx", '<p className="hover:text-slate-950/80" />'],
    ["card.tsx", '<p className="bg-white" />'],
    ["card.tsx", '<p className="bg-[#ff00aa]" />'],
    ["card.tsx", '<path fill="white" />'],
    ["card.tsx", 'const style = { color: "#abc" };'],
    ["card.tsx", 'const style = { backgroundColor: "tomato" };'],
  ])("a raw colour is reported: %s %s", (file, text) => {
    expect(problems(findRawColours, `src/ui/${file}`, text)).toBe(1);
  });

  test.each([
    ["src/themes/alt/tokens.css", ":root { --accent: #0a7; }"],
    ["src/ui/card.css", ".card { color: var(--ink); background: transparent; }"],
    ["src/ui/card.css", ".red-tape { color: color-mix(in oklab, var(--ink) 20%, transparent); }"],
    ["src/ui/card.css", ".fade { mask-image: linear-gradient(black, transparent); }"],
    ["src/ui/card.css", ".a { white-space: nowrap; }"],
    ["src/ui/card.tsx", 'import { money } from "#core/money.ts";'],
    ["src/ui/card.tsx", '<p className="bg-surface text-ink-2" />; // was #fff'],
    ["src/ui/card.tsx", '<path fill="currentColor" />'],
  ])("no raw colour is reported: %s %s", (file, text) => {
    expect(problems(findRawColours, file, text)).toBe(0);
  });
});

describe("type casts", () => {
  const found = (path: string, text: string) => findTooManyCasts([{ path, text }], 0).length;

  test.each([
    ["src/core/a.ts", "const a = b as Price;"],
    ["src/shop/a.tsx", "const a = <p>{(b as Price).sum}</p>;"],
    ["src/server/a.ts", "const a = (await b()) as {\n  sum: number;\n};"],
  ])("a cast is reported: %s %s", (path, text) => {
    expect(found(path, text)).toBe(1);
  });

  test.each([
    ["src/core/a.ts", "const a = [1] as const;"],
    ["src/core/a.ts", "// as Price\nconst a = 'sold as seen';"],
    ["src/core/a.ts", 'import { a as b } from "./c.ts";'],
    ["src/core/a.test.ts", "const a = b as Price;"],
    ["src/server/fixtures/a.ts", "const a = b as Price;"],
    ["src/adapters/search/memory/a.ts", "const a = b[0] as number;"],
  ])("no cast is reported: %s %s", (path, text) => {
    expect(found(path, text)).toBe(0);
  });

  test("are allowed up to a limit, and all are reported above it", () => {
    const file = {
      path: "src/core/a.ts",
      text: "const a = [b as C,\n d as E, f as unknown as G];",
    };
    expect(findTooManyCasts([file], 4)).toEqual([]);
    expect(findTooManyCasts([file], 3).map(({ line }) => line)).toEqual([1, 2, 2, 2]);
  });
});

describe("repeated lines", () => {
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => `const line${from + at} = ${from + at};`);
  const file = (path: string, text: string[]) => ({ path, text: text.join("\n") });
  const found = (...files: { path: string; text: string }[]) => findTooManyRepeats(files, 0);

  test("are reported if two files share six lines in a row, ignoring blanks and comments", () => {
    const spaced = lines(1, 6).flatMap((line) => ["", "// why", `    ${line}`, "  }"]);
    expect(found(file("a.ts", [...lines(80, 90), ...lines(1, 6)]), file("b.ts", spaced))).toEqual([
      { file: "a.ts", line: 12, problem: "has 6 lines or more of b.ts:3" },
    ]);
    expect(found(file("a.ts", lines(1, 5)), file("b.ts", spaced))).toEqual([]);
  });

  test("are reported within one file, but not for a block that overlaps itself", () => {
    const twice = file("a.css", [...lines(1, 8), ...lines(20, 22), ...lines(1, 8)]);
    expect(found(twice).map(({ line }) => line)).toEqual([1]);
    expect(
      found(
        file(
          "a.css",
          Array.from({ length: 9 }, () => "a: b;"),
        ),
      ),
    ).toEqual([]);
  });

  test("are reported once per pair of files, and not if many files share them", () => {
    const long = [file("a.ts", lines(1, 30)), file("b.ts", lines(1, 30))];
    expect(found(...long)).toHaveLength(1);
    expect(findTooManyRepeats(long, 1)).toEqual([]);
    expect(found(..."abcdefghi".split("").map((name) => file(name, lines(1, 6))))).toEqual([]);
  });
});

describe("physical sides in styles", () => {
  test.each([
    ["card.css", ".card { margin-left: 1rem; }"],
    ["card.css", ".card {\n  right: 0;\n}"],
    ["card.css", ".card { text-align: left; }"],
    ["card.css", ".card { border-top-right-radius: 1px; }"],
    ["card.tsx", '<p className="flex ml-4" />'],
    ["card.tsx", '<p className="-mr-2" />'],
    ["card.tsx", '<p className="lg:pl-[3px]" />'],
    ["card.tsx", '<p className="absolute left-0" />'],
    ["card.tsx", '<p className="text-right" />'],
    ["card.tsx", '<p className="rounded-tl-lg" />'],
    ["card.tsx", '<p className="border-l" />'],
    ["card.tsx", "<p style={{ top: 0, left: 4 }} />"],
    ["card.tsx", "const style = { paddingRight: 4 };"],
  ])("a physical side is reported: %s %s", (file, text) => {
    expect(problems(findPhysicalSides, `src/ui/${file}`, text)).toBe(1);
  });

  test.each([
    ["card.css", ".card { margin-inline-start: 1rem; inset-inline-end: 0; text-align: end; }"],
    ["card.css", ".card { padding-inline: env(safe-area-inset-left); }"],
    ["card.tsx", '<p className="ms-4 pe-2 start-0 text-start rounded-ss-lg border-line" />'],
    ["card.tsx", 'import { timeLeft } from "./time-left.ts";'],
    ["card.tsx", "const clock = { left: 3 };"],
  ])("no physical side is reported: %s %s", (file, text) => {
    expect(problems(findPhysicalSides, `src/ui/${file}`, text)).toBe(0);
  });
});

describe("dates formatted outside of src/core/dates.ts", () => {
  test.each([
    'new Intl.DateTimeFormat("en", { month: "short" })',
    'new Intl.RelativeTimeFormat("en")',
    "order.createdAt.toLocaleDateString()",
    "order.createdAt.toLocaleTimeString()",
    "order.createdAt.toDateString()",
    "new Date(order.created_at).toLocaleString()",
  ])("a formatted date is reported: %s", (text) => {
    expect(problems(findDateFormats, "src/features/orders/shop/order.page.tsx", text)).toBe(1);
  });

  test.each([
    ["src/core/dates.ts", "new Intl.DateTimeFormat(locale)"],
    ["src/features/orders/shop/order.page.tsx", "dates.day(order.created_at)"],
    ["src/i18n/format.ts", "new Intl.NumberFormat(language)"],
    ["src/features/cart/shop/cart-sum.tsx", "count.toLocaleString()"],
  ])("no formatted date is reported: %s %s", (file, text) => {
    expect(problems(findDateFormats, file, text)).toBe(0);
  });
});

describe("direct reads of the clock", () => {
  const useCase = "src/features/orders/server/placement/place-order.ts";

  test.each([
    [useCase, "const placedAt = new Date();"],
    [useCase, "function sweep(now = Date.now()) {}"],
    ["src/features/cart/server/holds/holds.repository.ts", ".set({ changedAt: new Date() })"],
  ])("are reported in %s: %s", (file, text) => expect(problems(findOwnClocks, file, text)).toBe(1));

  test.each([
    [useCase, "const until = new Date(now().getTime() + DAY_MS);"],
    [useCase, "const started = performance.now();"],
    ["src/features/orders/server/orders.db.test.ts", "const now = new Date();"],
    ["src/features/orders/server/fixtures/orders.ts", "now: () => new Date(),"],
    ["src/server/platform.ts", "now: () => new Date(),"],
  ])("are allowed in %s: %s", (file, text) => expect(problems(findOwnClocks, file, text)).toBe(0));
});

describe("dates written as words in content", () => {
  test.each([
    "Until about 10 November the ship",
    "on November 27",
    "iki lapkričio 10\u00a0d.",
    "līdz 10. novembrim",
    "umbes 8. detsembriks",
    "до 10\u00a0ноября",
  ])("a date in words is reported: %s", (text) => {
    expect(problems(findWrittenDates, "content/shared/en/blog/a.md", text)).toBe(1);
  });

  test.each([
    "Until about 2026-11-10 the ship",
    "July 2027, summer sales",
    "In November we get 20 questions",
    "3 markets may do",
    "В ноябре 2026 года",
  ])("no date in words is reported: %s", (text) => {
    expect(problems(findWrittenDates, "content/shared/en/blog/a.md", text)).toBe(0);
  });
});

describe("file names without meaning", () => {
  test.each(["src/ui/index.ts", "src/core/utils.ts", "e2e/helpers.ts", "src/helpers/money.ts"])(
    "match %s",
    (file) => expect(problems(findEmptyNames, file, "")).toBe(1),
  );

  test.each(["src/core/money.ts", "src/features/search/index-size.ts"])("do not match %s", (file) =>
    expect(problems(findEmptyNames, file, "")).toBe(0),
  );
});

describe("traces of a machine", () => {
  test.each([
    ["README.md", `cd ${["", "home", "rasa", "cartage"].join("/")}`],
    ["src/a.ts", `const root = "${["", "work", "main"].join("/")}";`],
    [".npmrc", `registry=${["https:", "", "registry.example.org", ""].join("/")}`],
    ["package-lock.json", '      "resolved": "https://packages.example.org/zod.tgz",'],
  ])("a trace of a machine is reported: %s %s", (file, text) => {
    expect(problems(findMachineTraces, file, text)).toBe(1);
  });

  test.each([
    ["README.md", "how a session works: https://example.org/work/it"],
    ["src/a.ts", 'const folder = "/var/lib/cartage";'],
  ])("no trace of a machine is reported: %s %s", (file, text) => {
    expect(problems(findMachineTraces, file, text)).toBe(0);
  });
});

describe("retired words", () => {
  test.each([
    ["cart.ts", "export type CartWish = { id: number };"],
    ["cart.ts", "export async function takeCart() {}"],
    ["cart.ts", "export const CartPlace = 1;"],
    ["cart.ts", "export type CartOnWire = { total_sum: number };"],
    ["cart.ts", "export const KEPT_DAYS = 1;"],
    ["event-keeper.ts", "const events = [];"],
    ["letters/forget-carts.ts", "const events = [];"],
    ["fill-untold.ts", "const events = [];"],
  ])("a retired word is reported: %s %s", (file, text) => {
    expect(problems(findRetiredWords, `src/features/cart/${file}`, text)).toBe(1);
  });

  test.each([
    ["place-order.ts", "export function placeOrder() {}"],
    ["cart.ts", "const taken = 1; // nobody else reads it"],
    ["cart.ts", "export const mistaken = 1; export type Displaced = string;"],
  ])("no retired word is reported: %s %s", (file, text) => {
    expect(problems(findRetiredWords, `src/features/orders/${file}`, text)).toBe(0);
  });
});

describe("CSS classes", () => {
  const sheet = (name: string, text: string) => ({ path: `src/ui/styles/${name}`, text });
  const foreign = (text: string, more = "") =>
    findForeignClasses([sheet("card.css", text), sheet("btn.css", more)], {}).length;

  test.each([
    ".btn { color: var(--ink); }",
    ".card, .btn-go { gap: 0; }",
    "@media print { .tile > p { gap: 0; } }",
    "@utility tile { gap: 0; }",
  ])("of another file are reported: %s", (text) => {
    expect(foreign(text)).toBe(1);
  });

  test.each([
    ".card-title { gap: 0; }",
    ".card .btn { gap: 0; }",
    ".card:is(.btn, .tile) { gap: 0; }",
    "a:hover { gap: 0; } /* .tile */",
    '.card::before { content: ".tile"; }',
  ])("of the file's own name are accepted: %s", (text) => {
    expect(foreign(text)).toBe(0);
  });

  test("belong to the file whose name is their longest prefix", () => {
    const sheets = [sheet("card.css", ".card-title { gap: 0; }"), sheet("card-title.css", "")];
    expect(findForeignClasses(sheets, {}).map(({ problem }) => problem)).toEqual([
      ".card-title belongs to src/ui/styles/card-title.css",
    ]);
    expect(findForeignClasses([sheet("card.css", ".tile { gap: 0; }")], {})).toHaveLength(1);
    expect(
      findForeignClasses([sheet("card.css", ".tile { gap: 0; }")], {
        "src/ui/styles/card.css": ["tile"],
      }),
    ).toEqual([]);
  });

  test("without a use are reported, while composed class names count as a use", () => {
    const sheets = [sheet("card.css", ".card { gap: 0; } .card-on { gap: 0; } .cards { gap: 0; }")];
    const used = (text: string) =>
      findDeadClasses(sheets, [{ path: "a.tsx", text }]).map(
        ({ problem }) => problem.split(" ")[0],
      );
    expect(used('<p className="card card-on" />')).toEqual([".cards"]);
    expect(used(["`card card-$", "{state} cards`"].join(""))).toEqual([]);
  });
});

describe("numbers of files", () => {
  const findings = (names: readonly string[], mayMiss: boolean) =>
    findMisnumbered(
      names.map((name) => ({ path: `changes/${name}`, text: "" })),
      { mayMiss },
    ).map(({ file, problem }) => `${file}: ${problem}`);

  test("are reported if they are used twice", () => {
    const names = ["0002-c.sql", "0001-a.sql", "0002-b.sql", "README.md"];
    for (const mayMiss of [false, true]) {
      expect(findings(names, mayMiss)).toEqual(["changes/0002-c.sql: 0002-b.sql has its number"]);
    }
  });

  test("are reported if a number is missing and gaps are not allowed", () => {
    const names = ["0001-a.sql", "0003-c.sql"];
    expect(findings(names, false)).toEqual(["changes/0003-c.sql: 0002 is free"]);
    expect(findings(names, true)).toEqual([]);
    expect(findings(["0002-b.sql"], false)).toEqual(["changes/0002-b.sql: 0001 is free"]);
  });
});
