import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";

/** Says that it is done in its own words; without script the text above can be marked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    const written = navigator.clipboard?.writeText(text);
    written?.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="mt-auto noscript:hidden">
      <Button variant="line" wide onClick={copy} aria-label={label}>
        <Icon className="icon" aria-hidden="true" />
        {t(isCopied ? "forwarding.address.copied" : "forwarding.address.copy")}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && t("forwarding.address.copied")}
      </span>
    </div>
  );
}
