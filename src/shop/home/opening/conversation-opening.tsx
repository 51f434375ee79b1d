import { MessageCircle, RotateCcw, Wallet } from "lucide-react";
import { lazy, Suspense } from "react";
import { useT } from "#i18n/use-t.ts";
import { loadOrReuseHtml } from "#ui/lazy/load-or-reuse-html.tsx";
import "./conversation.css";
import type { OpeningProps } from "./opening-props.ts";
import { HeroActions } from "./parts/hero-actions.tsx";
import { OpeningText } from "./parts/opening-text.tsx";

/** One brand alone has it, so the others do not carry it. */
const QuoteConversation = lazy(() =>
  loadOrReuseHtml(
    "talk",
    async () => (await import("./parts/quote-conversation.tsx")).QuoteConversation,
  ),
);

const PROMISES = [
  { name: "person", Icon: MessageCircle },
  { name: "free", Icon: Wallet },
  { name: "returns", Icon: RotateCcw },
] as const;

/** Calm: somebody does it for you, and this is how that sounds. */
export function ConversationOpening({ warehouses }: OpeningProps) {
  const t = useT();
  return (
    <div className="page hero conversation-opening">
      <div className="conversation-words">
        <OpeningText sentences />
        <HeroActions />
        <ul className="conversation-promises">
          {PROMISES.map(({ name, Icon }) => (
            <li key={name}>
              <Icon className="icon" aria-hidden="true" />
              {t(`home.hero.conversation.promise.${name}`)}
            </li>
          ))}
        </ul>
      </div>
      <Suspense>
        <QuoteConversation warehouses={warehouses} />
      </Suspense>
    </div>
  );
}
