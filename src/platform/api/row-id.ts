import * as z from "zod/mini";
import { LARGEST_ROW_ID } from "#core/read-ids.ts";

/** The id of a row. A larger number is refused here, because the database would report it as an error of ours. */
export const rowId = z
  .int("validation.invalid")
  .check(z.positive("validation.invalid"), z.maximum(LARGEST_ROW_ID, "validation.invalid"));

/** In an address or a form the id is text. */
export const rowIdText = z.coerce
  .number<number>("validation.invalid")
  .check(
    z.int("validation.invalid"),
    z.positive("validation.invalid"),
    z.maximum(LARGEST_ROW_ID, "validation.invalid"),
  );
