import * as z from "zod/mini";

/**
 * Input of a call that edits a record: only the changed fields, and the values the form was loaded with. Those may be
 * anything, since stored values may be older than today's rules.
 */
export const editInput = <Shape extends z.core.$ZodLooseShape>(fields: z.ZodMiniObject<Shape>) =>
  z.object({ seen: z.record(z.string(), z.unknown()), changes: z.partial(fields) });
