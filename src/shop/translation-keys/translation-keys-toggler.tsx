import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useStore } from "#ui/store.ts";
import { translationKeysStore } from "./translation-keys.store.ts";
import {
  useTranslationPermission,
  VIEW_COOKIE,
  VIEW_SECONDS,
  writeFlag,
} from "./use-translation-permission.ts";

/** SPEC §2: only for users who may view translations; shows keys instead of texts. */
export function TranslationKeysToggler() {
  const t = useT();
  useTranslationPermission();
  const { allowed, shown } = useStore(translationKeysStore);
  if (!allowed) return null;
  const toggle = () => {
    writeFlag(VIEW_COOKIE, !shown, VIEW_SECONDS);
    translationKeysStore.set({ allowed, shown: !shown });
  };
  return (
    <button
      type="button"
      // Above the page and its header, below modals, and higher while the bar at the foot is shown.
      className="btn btn-line fixed start-3 bottom-[calc(var(--foot-room,0px)+12px)] z-1045 print:hidden"
      aria-pressed={shown}
      onClick={toggle}
    >
      <Icon name="languages" className="stroke-2" />
      {t("shell.translation_keys")}
    </button>
  );
}
