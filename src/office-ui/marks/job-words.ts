import { keyUnder } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";
import { knownWords } from "./known-words.ts";

/** Removes the version from a job's name: `apply-import-2` does the same work on rows of another format. */
const withoutFormat = (name: string) => name.replace(/-\d+$/, "");

export const jobWords = (t: Translate, name: string): string =>
  knownWords(t, keyUnder("office.jobs.name", withoutFormat(name))) ?? name;

/** Which job does a feature's automatic work. */
const JOB_OF_FEATURE: Readonly<Record<string, string>> = {
  forwarding: "sweep",
  orders: "release-idle-orders",
  pro: "renew-plans",
  quotes: "expire-quotes",
  reservations: "expire-reservations",
};

/** The name of the failed work, if the task is about work that no person started; undefined for other tasks. */
export function failedWorkWords(t: Translate, kind: string, name: string): string | undefined {
  if (kind === "job_failed") return jobWords(t, name);
  return kind === "step_failed" ? jobWords(t, JOB_OF_FEATURE[name] ?? name) : undefined;
}
