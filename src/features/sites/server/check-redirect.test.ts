import { expect, test } from "vitest";
import { buildTestSite } from "../domain/site.fixture.ts";
import { checkRedirect } from "./check-redirect.ts";
import { createSiteRegistry } from "./site-registry.ts";

const site = buildTestSite();
const rule = (path: string, target: string) => ({ siteId: null, path, target, status: 301 });
const registry = createSiteRegistry({
  sites: [site],
  redirects: [
    rule("/terms", "/purchase-agreement"),
    rule("/old", "/terms"),
    rule("/self", "/self"),
    rule("/a", "/b?x=1"),
    rule("/b", "/A/"),
    rule("/away", "https://partner.example/"),
  ],
});

test.each([
  ["/terms", "/purchase-agreement"],
  ["/lt/terms", "/lt/purchase-agreement"],
  ["/old", "/terms"],
  ["/away", "https://partner.example/"],
  ["/self", undefined],
  ["/a", undefined],
  ["/b", undefined],
  ["/none", undefined],
])("%s → %s", (path, target) => {
  expect(checkRedirect({ registry }, { site, path })?.target).toBe(target);
});
