import { keyUnder } from "#core/message-key.ts";
import type { WebhookState } from "#core/webhook-state.ts";
import { useT } from "#i18n/use-t.ts";
import { Tag, type TagTone } from "#office-ui/marks/tag.tsx";

const TONES: Record<WebhookState, TagTone> = {
  done: "good",
  ignored: "plain",
  unknown: "warn",
  failed: "bad",
};

export function WebhookMark({ state }: { state: WebhookState }) {
  const t = useT();
  return <Tag tone={TONES[state]}>{t(keyUnder("office.webhooks.state", state))}</Tag>;
}
