import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { SystemUser } from "../embedded/folders.ts";
import type { EmbeddedPostgres } from "../embedded/start-embedded-postgres.ts";
import { type HolderProgram, OWN_HOLDER } from "./stage-holder.ts";

/** A process that started an embedded PostgreSQL and uses it. */
export type Holder = Omit<EmbeddedPostgres, "stop"> & {
  stop(): Promise<boolean>;
  /** kill -9: nothing of ours gets to tidy up. */
  killHard(): Promise<void>;
};

/** Whoever is not us starts the process from a copy: our own folder may be closed to them. */
export type OtherUser = { user: SystemUser; program: HolderProgram };

/** Resolves when the server answers; rejects with what the process said instead. */
export async function holdPostgres(dataDir: string, as?: OtherUser): Promise<Holder> {
  const child = launchHolder(dataDir, as);
  const answers = createInterface({ input: child.stdout ?? process.stdin })[Symbol.asyncIterator]();
  const nextAnswer = async () => {
    const { value } = await answers.next();
    if (value === undefined) throw new Error("The process ended without an answer");
    const answer = JSON.parse(value);
    if (answer.error) throw new Error(answer.error);
    return answer;
  };
  const server = await nextAnswer();
  return {
    ...server,
    async stop() {
      child.stdin?.write("stop\n");
      const { stopped } = await nextAnswer();
      await ended(child);
      return stopped;
    },
    killHard: () => killHard(child),
  };
}

export function launchHolder(dataDir: string, as?: OtherUser): ChildProcess {
  const { node, script, dir } = as?.program ?? OWN_HOLDER;
  return spawn(node, [script, dataDir], {
    ...as?.user,
    cwd: dir,
    stdio: ["pipe", "pipe", "inherit"],
  });
}

export async function killHard(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await ended(child);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
