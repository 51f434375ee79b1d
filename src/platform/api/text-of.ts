import * as z from "zod/mini";

/** A text of which our types know more than the wire says: `textOf<MessageKey>()`. */
export const textOf = <Text extends string>() =>
  z.string() as z.ZodMiniType as z.ZodMiniType<Text, Text>;
