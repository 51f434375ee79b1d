import type { ProviderId } from "#ports/provider-id.ts";
import type { Providers } from "../payments-deps.ts";

/** A provider that the code supports, with or without keys of this shop. */
export type KnownProvider = {
  id: ProviderId;
  title: string;
  keys: "own" | "sandbox" | "none" | "not_needed";
  variables: { name: string; is_set: boolean }[];
};

/** The state of each provider's keys in the environment; the wallet needs none. */
export function knownProviders(
  { all, opened }: Pick<Providers, "all" | "opened">,
  isSet: (variable: string) => boolean,
  wallet: Pick<KnownProvider, "id" | "title">,
): KnownProvider[] {
  const outside = all.map(({ id, title, keys }) => {
    const variables = Object.values(keys).map((name) => ({ name, is_set: isSet(name) }));
    const isOpened = opened.some((one) => one.id === id);
    const hasOwn = variables.every(({ is_set }) => is_set);
    const works: KnownProvider["keys"] = !isOpened ? "none" : hasOwn ? "own" : "sandbox";
    return { id, title, keys: works, variables };
  });
  return [...outside, { ...wallet, keys: "not_needed", variables: [] }];
}
