import { filterRecord } from "#core/record.ts";
import type { OptionalCategory } from "#features/sites/domain/consent.ts";

/** SPEC §5: split on commas, trimmed, empty parts removed. */
export const pixelIds = (list: string | null): string[] =>
  (list ?? "")
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean);

/** The keys of a site's language, as in the store config. */
export type ServiceKeys = {
  gtmId: string | null;
  pixelId: string | null;
  criteoKey: string | null;
  klaviyoKey: string | null;
  liveAgentId: string | null;
  /** For the whole shop: `{account}.ladesk.com`. */
  liveAgentAccount: string | null;
};

export type ServiceName = "gtm" | "meta" | "criteo" | "klaviyo" | "liveAgent";

/** One of the categories is enough: Consent Mode tells a tag manager what it may do. */
const CONSENT: Readonly<Record<ServiceName, readonly OptionalCategory[]>> = {
  gtm: ["statistics", "marketing"],
  meta: ["marketing"],
  criteo: ["marketing"],
  klaviyo: ["marketing"],
  liveAgent: ["marketing"],
};

/** Only letters, digits, - and _ are valid, since the key becomes part of a URL. */
const isKey = (key: string | null): key is string => key !== null && /^[\w-]{1,64}$/.test(key);

/** Services that have a key, each with the values needed to load it. */
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

/** Those of the configured services that the visitor agreed to. */
export function agreedServices(
  keys: ServiceKeys,
  agreed: readonly OptionalCategory[],
): Partial<Record<ServiceName, string[]>> {
  return filterRecord(configuredServices(keys), (_, name) =>
    CONSENT[name].some((category) => agreed.includes(category)),
  );
}
