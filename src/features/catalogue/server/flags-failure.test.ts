import { expect, test, vi } from "vitest";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { flagsCall } from "../contract.ts";
import { catalogueApi } from "./catalogue.api.ts";
import type { CatalogueDeps } from "./catalogue-deps.ts";

test("flags that cannot be read respond with an empty list and are logged (SPEC §7, §8)", async () => {
  const away = new Error("the database is away");
  const deps = { taxonomy: { get: () => Promise.reject(away) } } as unknown as CatalogueDeps;
  const onFailure = vi.fn();
  const route = catalogueApi(deps, onFailure).find(({ call }) => call.path === flagsCall.path);
  const site = buildTestSite();
  const request = { site } as unknown as RequestContext;
  const { id, isoCode } = site.languages[0] ?? {};
  expect(await route?.handle({ langId: id, locale: isoCode }, request)).toEqual([]);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(away, "flags");
});
