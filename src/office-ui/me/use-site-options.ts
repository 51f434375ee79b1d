import { useMe } from "./me.ts";

/** The sites that one works for, to choose of. */
export function useSiteOptions(): { value: string; label: string }[] {
  return useMe().sites.map(({ id, name }) => ({ value: String(id), label: name }));
}
