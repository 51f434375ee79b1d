import { Mail, MessageCircle, RotateCcw, Wallet } from "lucide-react";
import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import { mailHref } from "#features/sites/domain/contact-address.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button-class.ts";
import "./conversation-hero.css";
import { HeroActions } from "./hero-actions.tsx";
import type { HeroProps } from "./hero-props.ts";
import { HeroWords } from "./hero-words.tsx";
import { QuoteConversation } from "./quote-conversation.tsx";

const PROMISES = [
  { name: "person", Icon: MessageCircle },
  { name: "free", Icon: Wallet },
  { name: "returns", Icon: RotateCcw },
];

/** Calm: somebody does it for you, and this is how that sounds. */
export function ConversationHero({ warehouses }: HeroProps) {
  const t = useT();
  const { company } = useShell();
  return (
    <>
      <div className="page hero conversation-hero">
        <div className="conversation-words">
          <HeroWords sentences />
          <HeroActions>
            {company.email && (
              <a
                href={mailHref(company.email)}
                className={buttonClass({ big: true }, "hero-second")}
              >
                <Mail className="icon" aria-hidden="true" />
                {t("home.hero.conversation.write")}
              </a>
            )}
          </HeroActions>
          <ul className="conversation-promises">
            {PROMISES.map(({ name, Icon }) => (
              <li key={name}>
                <Icon className="icon" aria-hidden="true" />
                {t(`home.hero.conversation.promise.${name}`)}
              </li>
            ))}
          </ul>
        </div>
        <QuoteConversation warehouses={warehouses} />
      </div>
      <div className="page hero-calc conversation-calc">
        <ShippingCalculator warehouses={warehouses} />
      </div>
    </>
  );
}
