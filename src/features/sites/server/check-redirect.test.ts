import { expect, test } from "vitest";
import { buildTestSite } from "../domain/fixtures/site.ts";
import { checkRedirect } from "./check-redirect.ts";
import { createSiteRegistry } from "./registry/site-registry.ts";

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
    rule("/english", "/en/faq?a=1"),
    rule("/english-home", "/en"),
    rule("/latvian", "/lv/faq"),
    rule("/home", "/"),
    rule("/asks", "/?q=1"),
    rule("/c", "/en/c"),
  ],
});

test.each([
  ["/terms", "/purchase-agreement"],
  ["/lt/terms", "/lt/purchase-agreement"],
  ["/old", "/terms"],
  ["/away", "https://partner.example/"],
  ["/english", "/en/faq?a=1"],
  ["/lt/english", "/en/faq?a=1"],
  ["/en/english", "/en/faq?a=1"],
  ["/en/english-home", "/en"],
  ["/latvian", "/faq"],
  ["/lt/latvian", "/lt/faq"],
  ["/lt/home", "/lt/"],
  ["/lt/asks", "/lt/?q=1"],
  ["/c", undefined],
  ["/en/c", undefined],
  ["/self", undefined],
  ["/a", undefined],
  ["/b", undefined],
  ["/none", undefined],
])("the path %s is redirected to %s", (path, target) => {
  expect(checkRedirect({ registry }, { site, path })?.target).toBe(target);
});
