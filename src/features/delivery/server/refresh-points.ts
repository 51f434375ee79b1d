import type { Database } from "#database/connect.ts";
import type { CourierCode } from "../domain/courier.ts";
import { selectCouriers } from "./delivery.repository.ts";
import type { ImportResult } from "./import-points.ts";
import { type DownloadList, readList } from "./read-list.ts";

type Outcome = { result: ImportResult } | { error: unknown };
type Deps = {
  db: Database;
  now: () => Date;
  download: DownloadList;
  /** Told of every list, what it brought or why it brought nothing. */
  report: (list: { courier: CourierCode; source: string } & Outcome) => void;
};

/** Every night: each courier's lists from its own addresses. One that fails does not stop the others. */
export async function refreshPoints(deps: Deps): Promise<void> {
  for (const { code: courier, listAddresses } of await selectCouriers(deps.db)) {
    for (const source of listAddresses) {
      const list = { courier, source };
      const outcome = await readList(deps, list).then(
        (result): Outcome => ({ result }),
        (error: unknown): Outcome => ({ error }),
      );
      deps.report({ ...list, ...outcome });
    }
  }
}
