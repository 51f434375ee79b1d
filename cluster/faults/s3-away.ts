import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "./fault.ts";

const AWAY_MS = 10_000;

/** Buyers need no files: only people who upload or look at pictures may notice. */
export const s3Away: Fault = {
  name: "s3-away",
  title: "S3 broken for 10 s, then silent for 10 s",
  mayRefuse: false,
  async run({ sandbox }) {
    try {
      for (const kind of ["broken", "hanging"] as const) {
        sandbox.breakS3(kind);
        await pause(AWAY_MS);
      }
    } finally {
      sandbox.mendS3();
    }
    return "";
  },
};
