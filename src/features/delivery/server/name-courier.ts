import type { Queryable } from "#database/connect.ts";
import { selectCourierNames } from "./delivery.repository.ts";

/** Also of one that is not offered any more. */
export const nameCourier = async (db: Queryable, code: string): Promise<string> =>
  (await selectCourierNames(db)).get(code) ?? code;
