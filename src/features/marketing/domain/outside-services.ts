import { filterRecord } from "#core/record.ts";
import type { OptionalCategory } from "#features/sites/domain/consent.ts";

/** SPEC §5: split on commas, trimmed, empties dropped. */
export const pixelIds = (list: string | null): string[] =>
  (list ?? "")
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean);

/** Keys of a site's language, as the store config has them. */
export type ServiceKeys = {
  gtmId: string | null;
  pixelId: string | null;
  criteoKey: string | null;
  klaviyoKey: string | null;
  liveAgentId: string | null;
  /** Of the whole shop: `{account}.ladesk.com`. */
  liveAgentAccount: string | null;
};

export type ServiceName = "gtm" | "meta" | "criteo" | "klaviyo" | "liveAgent";

/** Any of these is enough: what a tag manager may do then is told it by Consent Mode. */
const CONSENT: Readonly<Record<ServiceName, readonly OptionalCategory[]>> = {
  gtm: ["statistics", "marketing"],
  meta: ["marketing"],
  criteo: ["marketing"],
  klaviyo: ["marketing"],
  liveAgent: ["marketing"],
};

/** A key is letters, digits, - and _, or it could be something else in an address. */
const isKey = (key: string | null): key is string => key !== null && /^[\w-]{1,64}$/.test(key);

/** Services with a key, each with what it needs to be loaded. */
export function configuredServices(keys: ServiceKeys): Partial<Record<ServiceName, string[]>> {
  const { gtmId, criteoKey, klaviyoKey, liveAgentId, liveAgentAccount } = keys;
  const pixels = pixelIds(keys.pixelId).filter(isKey);
  return {
    ...(isKey(gtmId) ? { gtm: [gtmId] } : {}),
    ...(pixels.length > 0 ? { meta: pixels } : {}),
    ...(isKey(criteoKey) ? { criteo: [criteoKey] } : {}),
    ...(isKey(klaviyoKey) ? { klaviyo: [klaviyoKey] } : {}),
    ...(isKey(liveAgentId) && isKey(liveAgentAccount)
      ? { liveAgent: [liveAgentId, liveAgentAccount] }
      : {}),
  };
}

/** Those of them that the visitor agreed to. */
export function agreedServices(
  keys: ServiceKeys,
  agreed: readonly OptionalCategory[],
): Partial<Record<ServiceName, string[]>> {
  return filterRecord(configuredServices(keys), (_, name) =>
    CONSENT[name].some((category) => agreed.includes(category)),
  );
}
