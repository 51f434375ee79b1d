import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";

/** Shown once, because the server stores only their hashes. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useT();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    showToast({ kind: "good", text: t("office.factors.copied") });
  };
  return (
    <div className="grid gap-3">
      <ul className="login-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={copy}>{t("office.factors.copy")}</Button>
    </div>
  );
}
