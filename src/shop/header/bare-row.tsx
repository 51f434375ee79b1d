import { LockKeyhole } from "lucide-react";
import { useT } from "#i18n/use-t.ts";
import { HelpPhone } from "../links/help-phone.tsx";
import { HomeLink } from "../links/home-link.tsx";

/** On the way to paying: the logo, and that one is safe and not alone. */
export function BareRow() {
  const t = useT();
  return (
    <div className="page flex min-h-16 items-center gap-4 lg:min-h-19">
      <HomeLink className="me-auto" />
      <p className="flex items-center gap-2 text-14 text-ink-2 max-sm:hidden">
        <LockKeyhole className="icon icon-s" aria-hidden="true" />
        {t("shell.secure")}
      </p>
      <HelpPhone short className="text-14 text-ink-2" />
    </div>
  );
}
