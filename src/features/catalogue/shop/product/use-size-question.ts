import { useState } from "react";
import type { ChosenVariant } from "../../domain/product/variant-choice.ts";

/** Why a size is asked for: none was chosen, or somebody took the last of it. */
export type SizeQuestion = "missing" | "gone";

export const SIZES_ID = "sizes";

/** The question stands beside the sizes and goes as soon as one is chosen. */
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
