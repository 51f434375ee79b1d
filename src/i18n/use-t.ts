import { createContext, useContext } from "react";
import type { Translate } from "./translator.ts";

export const TranslateContext = createContext<Translate>((key) => key);

export function useT(): Translate {
  return useContext(TranslateContext);
}
