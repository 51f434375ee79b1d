import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";

type CopyProps = { text: string; label: string };

/** Says that it is done in its own words; without script the text beside it can be marked. */
function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    const written = navigator.clipboard?.writeText(text);
    written?.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return { isCopied, copy, Icon: isCopied ? Check : Copy };
}

function Done({ isCopied }: { isCopied: boolean }) {
  const t = useT();
  return (
    <span role="status" className="visually-hidden">
      {isCopied && t("forwarding.address.copied")}
    </span>
  );
}

export function CopyButton({ text, label }: CopyProps) {
  const t = useT();
  const { isCopied, copy, Icon } = useCopy(text);
  return (
    <div className="mt-auto noscript:hidden">
      <Button variant="line" wide onClick={copy} aria-label={isCopied ? undefined : label}>
        <Icon className="icon" aria-hidden="true" />
        {t(isCopied ? "forwarding.address.copied" : "forwarding.address.copy")}
      </Button>
      <Done isCopied={isCopied} />
    </div>
  );
}

/** At the end of one field's row. */
export function CopyField({ text, label }: CopyProps) {
  const { isCopied, copy, Icon } = useCopy(text);
  return (
    <span className="absolute inset-y-0 end-0 flex items-center noscript:hidden">
      <IconButton label={label} icon={<Icon className="icon" />} onClick={copy} />
      <Done isCopied={isCopied} />
    </span>
  );
}
