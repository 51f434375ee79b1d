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
  /** Called for every list with its result or its error. */
  report: (list: { courier: CourierCode; source: string } & Outcome) => void;
};

/** Every night, reads each courier's lists from their URLs. A failed list does not stop the others. */
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
