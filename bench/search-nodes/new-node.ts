/** A node that starts with nothing: loads an index from S3, catches up with changes, and answers a search. */
import { createS3Bucket } from "#adapters/files/s3/s3-bucket.ts";
import type { S3Settings } from "#adapters/files/s3/s3-client.ts";
import { createS3Objects } from "#adapters/files/s3/s3-objects.ts";
import { createMemorySearch } from "#adapters/search/memory/create-memory-search.ts";
import {
  downloadParts,
  type SnapshotPart,
} from "#features/catalogue/server/search-index/shared-snapshots/snapshot-parts.ts";
import { timed } from "../../scripts/run-command.ts";
import { inventRows, readRows } from "../catalogue/source-rows.ts";
import { toQuery } from "../catalogue/to-query.ts";
import { residentMegabytes } from "../process-usage.ts";
import { documents } from "./documents.ts";

export type NewNodeTask = {
  s3: S3Settings;
  parts: SnapshotPart[];
  file: string;
  source: string;
  changes: number;
};
export type NewNodeResults = {
  downloadSeconds: number;
  openSeconds: number;
  changesSeconds: number;
  residentMegabytes: number;
  total: number;
};

const task: NewNodeTask = JSON.parse(process.env.NEW_NODE ?? "{}");
const before = residentMegabytes(process.pid);
const objects = createS3Objects(createS3Bucket(task.s3));
const [, downloadSeconds] = await timed(() => downloadParts(objects, task.parts, task.file));
const [engine, openSeconds] = await timed(() =>
  createMemorySearch({ snapshotFile: task.file, onProblem: console.error }),
);
const rows = task.source ? readRows(task.source) : inventRows();
const changed = [...documents(rows, { first: 1, last: task.changes, ids: new Map() })];
const [, changesSeconds] = await timed(() => engine.upsert(changed));
const { total } = await engine.search(toQuery({ sort: 1, offset: 0, limit: 48 }, new Map()));
const results: NewNodeResults = {
  downloadSeconds,
  openSeconds,
  changesSeconds,
  residentMegabytes: residentMegabytes(process.pid) - before,
  total,
};
console.log(JSON.stringify(results));
await engine.close();
