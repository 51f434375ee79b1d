import type { RunnerTask, RunnerTestCase, RunnerTestFile, RunnerTestSuite } from "vitest";
import type { TestOutcome } from "./test-outcome.ts";

interface FileRun {
  /** Ids of the tests to run; all tests if undefined. */
  only?: ReadonlySet<string> | undefined;
  bail: boolean;
  /** Milliseconds after which a test counts as endless. */
  limit: number;
  onCollected?: () => void;
  onTest?: (id: string | undefined) => void;
}

/** The state that Vitest's `expect`, `test` and `vi` need outside of a Vitest worker. */
Object.assign(globalThis, {
  __vitest_worker__: {
    config: {},
    ctx: {},
    durations: {},
    environment: { name: "node" },
    filepath: "",
    metaEnv: {},
    onCleanup: () => undefined,
    providedContext: {},
    rpc: {},
  },
});
const { setSafeTimers, startTests } = await import("vitest/internal/browser");

setSafeTimers();

const CONFIG = {
  root: "/",
  name: "rules",
  sequence: { hooks: "stack", setupFiles: "list", shuffle: false },
  setupFiles: [],
  tags: [],
  maxConcurrency: 1,
  retry: 0,
  allowOnly: false,
};

/** Runs one file's tests in this process, with the runner that Vitest uses in its workers. */
export async function runTestFile(
  file: string,
  importFile: (file: string) => Promise<unknown>,
  { only, bail, limit, onCollected, onTest }: FileRun,
): Promise<TestOutcome[]> {
  const ids = new Map<RunnerTask, string>();
  const outcomes: TestOutcome[] = [];
  let failed = false;
  const runner = {
    config: { ...CONFIG, testTimeout: limit, hookTimeout: limit },
    importFile,
    onCollected: ([collected]: RunnerTestFile[]) => {
      for (const [id, test] of named(file, collected)) {
        ids.set(test, id);
        if (only && !only.has(id)) test.mode = "skip";
      }
      onCollected?.();
    },
    onBeforeRunTask: (test: RunnerTestCase) => {
      if (bail && failed) test.mode = "skip";
      onTest?.(ids.get(test));
    },
    onAfterRunTask: (test: RunnerTestCase) => {
      onTest?.(undefined);
      if (test.mode === "skip") return;
      const failure = test.result?.state === "fail" ? messageOf(test) : undefined;
      failed ||= failure !== undefined;
      const id = ids.get(test) ?? "";
      outcomes.push({
        id,
        name: id.slice(file.length),
        file,
        milliseconds: test.result?.duration ?? 0,
        failure,
      });
    },
  };
  const [ran] = await startTests([file], runner as never);
  // If a file cannot be loaded or its hooks fail, no test failed, so the file itself is reported.
  if (ran?.result?.state === "fail" && !failed) {
    outcomes.push({ id: file, name: file, file, milliseconds: 0, failure: messageOf(ran) });
  }
  return outcomes;
}

function messageOf(task: RunnerTask): string {
  return task.result?.errors?.map(({ message }) => message).join("\n") ?? "failed";
}

/** Rows of a table may have equal titles, so repeated ones get a number. */
function named(file: string, collected: RunnerTestFile | undefined): Map<string, RunnerTestCase> {
  const found = new Map<string, RunnerTestCase>();
  const visit = (task: RunnerTask, path: string) => {
    const name = `${path}#${task.name}`;
    if (task.type === "suite")
      for (const child of (task as RunnerTestSuite).tasks) visit(child, name);
    else {
      let id = `${file}${name}`;
      for (let count = 2; found.has(id); count++) id = `${file}${name} (${count})`;
      found.set(id, task as RunnerTestCase);
    }
  };
  for (const task of collected?.tasks ?? []) visit(task, "");
  return found;
}
