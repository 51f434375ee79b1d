import { wrongClocks } from "./clocks.ts";
import { coldJoin } from "./cold-join.ts";
import type { Fault } from "./fault.ts";
import { freezePrimary } from "./freeze-primary.ts";
import { importGoods } from "./import-goods.ts";
import { killSearch, killWeb, killWorker } from "./kill-nodes.ts";
import { killPrimary } from "./kill-primary.ts";
import { loseTail } from "./lose-tail.ts";
import { manyProcesses } from "./many-processes.ts";
import { cutListen, restartPooler } from "./pooler.ts";
import { restoreDump } from "./restore.ts";
import { rollingDeploy } from "./rolling-deploy.ts";
import { s3Away } from "./s3-away.ts";
import { standbyBehind } from "./standby-behind.ts";
import { switchover } from "./switchover.ts";

/** In the order of a whole run. */
export const FAULTS: readonly Fault[] = [
  killWeb,
  killWorker,
  killSearch,
  coldJoin,
  wrongClocks,
  s3Away,
  importGoods,
  // Runs before the deploy of the next version, because the current version could not restore that one's backup.
  restoreDump,
  rollingDeploy,
  manyProcesses,
  restartPooler,
  cutListen,
  freezePrimary,
  switchover,
  standbyBehind,
  killPrimary,
  loseTail,
];
