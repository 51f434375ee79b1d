import { expect, test } from "vitest";
import { PROVIDERS } from "#ports/provider-id.ts";
import { demoPaymentMethods } from "./payment-methods.ts";
import { DEMO_SITES } from "./sites.ts";

test.each(DEMO_SITES.map(({ region }) => region))(
  "in the shop %s a card payment is offered without a fee",
  (region) => {
    const free = demoPaymentMethods(region).filter(({ percent = 0 }) => percent === 0);
    expect(free.map(({ provider }) => provider)).toContain(PROVIDERS.stripe);
  },
);
