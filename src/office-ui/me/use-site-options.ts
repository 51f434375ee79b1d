import { useMe } from "./me.ts";

/** The sites that the user works for, as options to choose from. */
export function useSiteOptions(): { value: string; label: string }[] {
  return useMe().sites.map(({ id, name }) => ({ value: String(id), label: name }));
}
