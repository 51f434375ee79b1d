import type { KlaviyoEvent } from "./klaviyo-account.ts";

type Tree = { [name: string]: unknown };
const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Keys that an event may have: Klaviyo refuses others. */
const KNOWN = ["unique_id", "time", "value", "value_currency", "properties", "metric", "profile"];

/** Returns the event, or a pointer to the first part of the body that Klaviyo would refuse. */
export function readEvent(body: unknown): KlaviyoEvent | { pointer: string } {
  const data = isTree(body) && isTree(body.data) ? body.data : {};
  if (data.type !== "event") return { pointer: "/data/type" };
  if (!isTree(data.attributes)) return { pointer: "/data/attributes" };
  const { attributes } = data;
  const wrong = wrongAttribute(attributes);
  if (wrong) return { pointer: `/data/attributes/${wrong}` };
  const metric = innerOf(attributes.metric, "metric");
  if (!isText(metric?.name)) return { pointer: "/data/attributes/metric/data/attributes/name" };
  const profile = innerOf(attributes.profile, "profile");
  // An event without an e-mail belongs to no profile.
  if (!isText(profile?.email) || !/^[^\s@]+@[^\s@]+$/.test(profile.email)) {
    return { pointer: "/data/attributes/profile/data/attributes/email" };
  }
  return { ...(attributes as unknown as KlaviyoEvent), metric: metric.name, profile };
}

function wrongAttribute(attributes: Tree): string | undefined {
  const unknown = Object.keys(attributes).find((name) => !KNOWN.includes(name));
  if (unknown) return unknown;
  const { unique_id, time, value, value_currency, properties } = attributes;
  if (!isText(unique_id)) return "unique_id";
  if (!isText(time) || !/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(time)) return "time";
  if (typeof value !== "number" || !Number.isFinite(value)) return "value";
  if (!isText(value_currency) || !/^[A-Z]{3}$/.test(value_currency)) return "value_currency";
  return isTree(properties) ? undefined : "properties";
}

function innerOf(value: unknown, type: string): Tree | undefined {
  const data = isTree(value) && isTree(value.data) ? value.data : {};
  return data.type === type && isTree(data.attributes) ? data.attributes : undefined;
}
