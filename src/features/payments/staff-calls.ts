import * as z from "zod/mini";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { isProvider } from "./domain/payment-provider.ts";

const provider = z.int().check(z.refine(isProvider, "validation.invalid"));
const calls = { tag: "staff: payment methods", roles: ["finance"], scope: "site" } as const;

const methodFields = z.object({
  is_on: z.boolean(),
  /** An amount in euros, or per cent. */
  fee: z
    .number("validation.number")
    .check(z.minimum(0, "validation.invalid"), z.maximum(100, "validation.invalid")),
  fee_type: z.enum(["fixed", "percentage"]),
  position: z
    .int("validation.number")
    .check(z.minimum(0, "validation.invalid"), z.maximum(99, "validation.invalid")),
});
export type MethodFields = z.infer<typeof methodFields>;

const listedMethod = z.extend(methodFields, {
  provider: z.int(),
  title: z.string(),
  /** Whether the site has a row for the method: without a row the method is not offered. */
  is_set: z.boolean(),
  /** Which keys the method uses now: its own, those of the sandbox, or none. */
  keys: z.enum(["own", "sandbox", "none", "not_needed"]),
  /** The environment variables that the method needs, and whether each is set. */
  variables: z.array(z.object({ name: z.string(), is_set: z.boolean() })),
});
export type ListedMethod = z.infer<typeof listedMethod>;

export const listMethodsCall = defineStaffCall({
  ...calls,
  path: "/api/staff/payment-methods/list",
  summary:
    "Finance: how a site can be paid, with fees, and which keys are there; without an id the first site that the caller works for",
  input: z.object({ site_id: z.optional(rowId) }),
  output: z.object({
    status: z.literal(true),
    site_id: z.int(),
    methods: z.array(listedMethod),
  }),
});

export const saveMethodCall = defineStaffCall({
  ...calls,
  path: "/api/staff/payment-methods/save",
  summary: "Finance: offers a method on a site or not, with its fee and its place in the list",
  input: z.object({
    site_id: rowId,
    provider,
    seen: z.record(z.string(), z.unknown()),
    changes: z.partial(methodFields),
  }),
  output: z.object({ status: z.literal(true) }),
});

export const testProviderCall = defineStaffCall({
  tag: "staff: payment methods",
  roles: ["finance"],
  scope: "shop",
  path: "/api/staff/payment-methods/test",
  summary: "Finance: asks a provider with the keys of the environment whether it knows them",
  input: z.object({ provider }),
  output: z.object({
    status: z.literal(true),
    works: z.boolean(),
    /** The provider's own error message, if it refused. */
    problem: z.nullable(z.string()),
  }),
  timeoutMs: 30_000,
});
