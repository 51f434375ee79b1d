import { useBuildCheck } from "./build-check/use-build-check.ts";
import { useNavigationGate } from "./navigation/use-navigation-gate.ts";
import { TranslationKeysToggler } from "./translation-keys/translation-keys-toggler.tsx";
import { useUnsupportedBrowserWarning } from "./unsupported-browser/use-unsupported-browser-warning.tsx";

/** What happens on every page without being asked for (SPEC §2 "Always-present elements"). */
export function Behaviours() {
  useNavigationGate();
  useBuildCheck();
  useUnsupportedBrowserWarning();
  return <TranslationKeysToggler />;
}
