import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  checkFields,
  email,
  hasVisible,
  number,
  parseNumber,
  phone,
  type Rule,
  required,
  url,
  valid,
  withoutUnseen,
} from "./validation.ts";

const passes = (rule: Rule, value: unknown) => rule(value) === undefined;

describe("phone (SPEC §5)", () => {
  it.each(["+3706123", "+37061234567", "+370 612 34567", "+1 2 3 4 5 6 7", "+123456789012345"])(
    "accepts %s",
    (value) => expect(passes(phone, value)).toBe(true),
  );

  it.each([
    ["no plus sign", "37061234567"],
    ["six digits", "+370612"],
    ["sixteen digits", "+1234567890123456"],
    ["two spaces", "+370  61234567"],
    ["a space after the plus sign", "+ 37061234567"],
    ["a dash", "+370-612-34567"],
    ["brackets", "+370 (612) 34567"],
    ["letters", "+3706123456a"],
    ["a second plus sign", "+370+61234567"],
  ])("refuses %s", (_, value) => expect(phone(value)?.key).toBe("validation.phone"));

  it("accepts 7 to 15 digits after a plus sign with single spaces anywhere between them", () => {
    const digits = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.boolean()), {
      minLength: 7,
      maxLength: 15,
    });
    fc.assert(
      fc.property(digits, (parts) => {
        const text = parts.map(([digit, space], at) => (space && at > 0 ? ` ${digit}` : digit));
        return passes(phone, `+${text.join("")}`);
      }),
    );
  });
});

describe("required", () => {
  it.each([[""], ["   "], [null], [undefined], [false], [[]]])("refuses %j", (value) =>
    expect(required(value)?.key).toBe("validation.required"),
  );
  it.each([["x"], [0], [true], [["a"]]])("accepts %j", (value) =>
    expect(passes(required, value)).toBe(true),
  );
});

describe("email", () => {
  it.each(["a@b.lt", "jonas.petrauskas+shop@mail.example", " spaced@mail.example "])(
    "accepts the e-mail address %s",
    (value) => expect(passes(email, value)).toBe(true),
  );
  it.each(["a", "a@b", "@b.lt", "a@b..lt", "a b@c.lt", "a@b.lt.", "a@@b.lt"])(
    "refuses the e-mail address %s",
    (value) => expect(email(value)?.key).toBe("validation.email"),
  );
});

describe("url", () => {
  const rule = url("https://shop.example");
  it.each(["https://northtrail.example/packs?id=1", "http://a.b"])("accepts URL %s", (value) =>
    expect(passes(rule, value)).toBe(true),
  );
  it.each([
    "northtrail",
    "ftp://a.b/c",
    "javascript:alert(1)",
    "https://",
    "//a.b",
    "xhttp://a.b",
    "httpsx://a.b",
  ])("refuses %s with an example in the message", (value) =>
    expect(rule(value)).toEqual({
      key: "validation.url",
      params: { host: "https://shop.example" },
    }),
  );
});

describe("number", () => {
  it.each([
    ["1", 1],
    ["-2.5", -2.5],
    ["+12", 12],
    ["12.34", 12.34],
    [".25", 0.25],
    ["5.", 5],
    ["1,5", 1.5],
    [" 7 ", 7],
    [".5", 0.5],
  ])("reads %j", (text, value) => {
    expect(passes(number, text)).toBe(true);
    expect(parseNumber(text)).toBe(value);
  });
  it.each(["abc", "1.2.3", "1e5", "Infinity", "0x10", "1,2,3", "-"])("refuses text %s", (text) =>
    expect(number(text)?.key).toBe("validation.number"),
  );
});

describe("checkFields", () => {
  const evenLength = valid((text) => text.length % 2 === 0);

  it("ignores an empty optional field", () => {
    const values = { phone: "", site: "  ", code: undefined };
    expect(
      checkFields(values, { phone: [phone], site: [url("x")], code: [number, evenLength] }),
    ).toEqual({});
  });

  it("returns the first error of each field", () => {
    expect(
      checkFields(
        { email: "", phone: "12", code: "abc" },
        { email: [required, email], phone: [required, phone], code: [evenLength] },
      ),
    ).toEqual({
      email: { key: "validation.required" },
      phone: { key: "validation.phone" },
      code: { key: "validation.invalid" },
    });
  });
});

it("checkFields has no entry for a valid field", () => {
  expect(Object.keys(checkFields({ a: "x", b: "" }, { a: [required], b: [] }))).toEqual([]);
});

test.each([
  ["Ama\u200bzon", "Amazon"],
  ["\u202eevil\u202c", "evil"],
  ["\u3164\u115f", ""],
  ["\ufeff\u2066a\u2069\u00ad b", "a b"],
  ["Café ☕️, O'Neill & Co. 北京", "Café ☕️, O'Neill & Co. 北京"],
])("%j is cleaned to %j", (typed, kept) => {
  expect(withoutUnseen(typed)).toBe(kept);
});

test.each(["a", "7", "&", "€", "北"])("%s is shown", (text) => expect(hasVisible(text)).toBe(true));
test.each(["", " ", "\u00a0", "\u200d", "\ufe0f"])("%j is not shown", (text) =>
  expect(hasVisible(text)).toBe(false),
);
