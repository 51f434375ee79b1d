import { expect, test } from "vitest";
import { formatTraceparent, parseTraceparent } from "./traceparent.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const SPAN = "b7ad6b7169203331";

test("a traceparent is parsed and formatted according to W3C", () => {
  const header = `00-${TRACE}-${SPAN}-01`;
  expect(parseTraceparent(header)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled: true });
  expect(formatTraceparent({ traceId: TRACE, spanId: SPAN, isSampled: true })).toBe(header);
  expect(parseTraceparent(`00-${TRACE}-${SPAN}-00`)?.isSampled).toBe(false);
});

test("a traceparent of a later version is parsed as far as it is known", () => {
  expect(parseTraceparent(`cc-${TRACE}-${SPAN}-03-more`)).toMatchObject({ isSampled: true });
});

test.each([
  undefined,
  "",
  "nothing",
  `ff-${TRACE}-${SPAN}-01`,
  `00-${"0".repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${"0".repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}`,
])("%j is not a valid traceparent", (header) => {
  expect(parseTraceparent(header)).toBeUndefined();
});
