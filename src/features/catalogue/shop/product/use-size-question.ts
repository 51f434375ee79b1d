import { useState } from "react";
import type { ChosenVariant } from "../../domain/product/variant-choice.ts";

/** Why the visitor has to choose a size: none was chosen, or the chosen one has sold out. */
export type SizeQuestion = "missing" | "gone";

export const SIZES_ID = "sizes";

/** The question is shown next to the sizes and disappears once a size is chosen. */
export function useSizeQuestion({ hasSize, variant }: ChosenVariant) {
  const [question, setQuestion] = useState<{ why: SizeQuestion; of: number }>();
  const isAnswered = hasSize && (question?.why === "missing" || variant.id !== question?.of);
  const ask = (why: SizeQuestion) => {
    setQuestion({ why, of: variant.id });
    const sizes = document.getElementById(SIZES_ID);
    sizes?.scrollIntoView({ block: "center" });
    sizes?.querySelector<HTMLElement>("a:not([data-sold-out])")?.focus({ preventScroll: true });
  };
  return { asked: isAnswered ? undefined : question?.why, ask };
}
