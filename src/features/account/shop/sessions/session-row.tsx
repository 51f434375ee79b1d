import { Monitor, Smartphone } from "lucide-react";
import { useRevalidator } from "react-router";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import { CallButton } from "#platform/forms/call-button.tsx";
import { Badge } from "#ui/badge.tsx";
import { showToast } from "#ui/toasts/show-toast.ts";
import type { ListedSession } from "../../domain/listed-session.ts";
import { endSessionForm } from "./session-forms.ts";

const HANDHELD = /iPhone|iPad|Android/;

/** One browser: what it is, since when and when it was used last, and the way to log it out. */
export function SessionRow({ session }: { session: ListedSession }) {
  const t = useT();
  const dates = useDates();
  const { revalidate } = useRevalidator();
  const { id, device, created_at, seen_at, is_current } = session;
  const name = device || t("account.sessions.unknown");
  const Icon = HANDHELD.test(device) ? Smartphone : Monitor;
  const onDone = async () => {
    showToast({ kind: "good", text: t("account.sessions.ended") });
    await revalidate();
  };
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="grid size-11 place-items-center self-start rounded-full bg-sunk text-ink-2">
        <Icon className="icon" aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {is_current && <Badge tone="good">{t("account.sessions.here")}</Badge>}
        </p>
        <p className="text-14 text-ink-2">
          {t("account.sessions.times", {
            since: dates.day(created_at),
            used: dates.dayAndTime(seen_at),
          })}
        </p>
      </div>
      {!is_current && (
        <div className="col-start-2 sm:col-start-3">
          <CallButton
            send={(make) => endSessionForm.send(make, { id: String(id) }, "")}
            action="?form=one"
            fields={{ id: String(id) }}
            onDone={onDone}
            aria-label={t("account.sessions.end_named", { device: name })}
          >
            {t("account.sessions.end")}
          </CallButton>
        </div>
      )}
    </li>
  );
}
