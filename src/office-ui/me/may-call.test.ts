import { expect, test } from "vitest";
import type { GuardedCall } from "./may-call.ts";
import { mayCall } from "./may-call.ts";
import type { Me } from "./me.ts";

const who = (role: Me["grants"][number]["role"], site_ids: number[] | null = null) => ({
  grants: [{ role, site_ids }],
});
const call = (staff: GuardedCall["staff"]): GuardedCall => ({ staff });
const orders = call({ roles: ["orders", "support"], scope: "site" });
const sites = call({ roles: ["owner"], scope: "shop" });
const rates = call({ roles: ["finance"], scope: "shop" });

test.each([
  ["orders", who("orders"), orders, true],
  ["orders of one site", who("orders", [1]), orders, true],
  ["the owner", who("owner"), orders, true],
  ["the warehouse", who("warehouse"), orders, false],
  ["nobody", { grants: [] }, orders, false],
  ["finance", who("finance"), rates, true],
  ["finance of one site, for all", who("finance", [1]), rates, false],
  ["orders, for what is the owner's", who("orders"), sites, false],
] as const)("the permission of a call is correct for %s", (_name, me, asked, may) => {
  expect(mayCall(me as Pick<Me, "grants">, asked)).toBe(may);
});
