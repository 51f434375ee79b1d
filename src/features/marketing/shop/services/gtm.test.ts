import { expect, test } from "vitest";
import { consentMode } from "./gtm.ts";

test("Google's Consent Mode v2 is set from the visitor's consent", () => {
  const denied = {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  };
  expect(consentMode([])).toEqual(denied);
  expect(consentMode(["statistics"])).toEqual({ ...denied, analytics_storage: "granted" });
  expect(consentMode(["marketing"])).toMatchObject({
    ad_storage: "granted",
    ad_user_data: "granted",
    ad_personalization: "granted",
    analytics_storage: "denied",
  });
});
