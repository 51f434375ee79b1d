import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { fileSuite } from "#ports/files.suite.ts";
import { createDiskFiles } from "./disk-files.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "files-"));
afterAll(() => rmSync(root, { recursive: true }));

fileSuite("disk", async () => createDiskFiles(path.join(root, "files")));
