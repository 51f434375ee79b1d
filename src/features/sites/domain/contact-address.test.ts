import { expect, test } from "vitest";
import { fullAddress, mailHref, phoneHref } from "./contact-address.ts";

test("a phone link contains only digits and a leading plus", () => {
  expect(phoneHref("+370 5 204 1780")).toBe("tel:+37052041780");
  expect(phoneHref("8 (700) 55-123+1")).toBe("tel:8700551231");
});

test("a mail link encodes everything but the address", () => {
  expect(mailHref("info@cartage.example")).toBe("mailto:info@cartage.example");
  expect(mailHref("a@b.example?bcc=x")).toBe("mailto:a@b.example%3Fbcc%3Dx");
});

test("a full address leaves out a missing town", () => {
  expect(fullAddress({ address: "Ozo g. 18", city: "Vilnius" })).toBe("Ozo g. 18, Vilnius");
  expect(fullAddress({ address: "Ozo g. 18", city: "" })).toBe("Ozo g. 18");
});
