import { selectCourierNames } from "./subject-names.repository.ts";
import type { WorkDeps } from "./work-items.ts";

export type NamesDeps = WorkDeps & {
  /** The name of a carrier. */
  carrierTitle: (name: string) => string | undefined;
};

/** Names of couriers and carriers by task subject: `courier:lp_express` is LP Express. */
export async function readSubjectNames(
  { db, carrierTitle }: Pick<NamesDeps, "db" | "carrierTitle">,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const subject of subjects) {
    const [kind, name = ""] = subject.split(":");
    const title = kind === "carrier" ? carrierTitle(name) : undefined;
    if (title) names.set(subject, title);
  }
  if (!subjects.some((subject) => subject.startsWith("courier:"))) return names;
  const rows = await selectCourierNames(db);
  for (const { code, name } of rows) names.set(`courier:${code}`, name);
  return names;
}
