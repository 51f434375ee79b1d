import type { Logger } from "pino";

/** What is lost is tried again and again; the log says when it went and when it came back. */
export function createOutageLog(log: Logger, what: string) {
  let isOut = false;
  return {
    lost(error: Error): void {
      log[isOut ? "debug" : "error"]({ reason: error.message }, `${what}: lost`);
      isOut = true;
    },
    back(): void {
      if (isOut) log.info(`${what}: back`);
      isOut = false;
    },
  };
}
