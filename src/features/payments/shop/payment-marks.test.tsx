import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PROVIDERS } from "#ports/provider-id.ts";
import { MethodTitle } from "./payment-marks.tsx";

const marksOf = (id: number) => renderToStaticMarkup(<MethodTitle id={id}>Words</MethodTitle>);

test.each([
  ["stripe", "VISA"],
  ["paypal", "PayPal"],
  ["paysera", "Swedbank"],
] as const)("the method %s shows its logo, hidden from screen readers", (provider, mark) => {
  const html = marksOf(PROVIDERS[provider]);
  expect(html).toContain("<svg");
  expect(html).toContain(mark);
  expect(html.match(/<svg/g)).toHaveLength(html.match(/aria-hidden="true"/g)?.length ?? 0);
});

test("the wallet has no logo", () => {
  expect(marksOf(PROVIDERS.wallet)).not.toContain("<svg");
});
