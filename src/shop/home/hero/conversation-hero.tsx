import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { loadOrReuseHtml } from "#ui/lazy/load-or-reuse-html.tsx";
import { PageLink } from "#ui/navigation/page-link.tsx";
import { focusWeight, type HeroProps, HeroText } from "./parts/hero-text.tsx";

/** Only one brand has it, so the other brands do not load it. */
const QuoteConversation = lazy(() =>
  loadOrReuseHtml(
    "talk",
    async () => (await import("./parts/quote-conversation.tsx")).QuoteConversation,
  ),
);

const PROMISES = [
  { name: "person", icon: "message-circle" },
  { name: "free", icon: "wallet" },
  { name: "returns", icon: "rotate-ccw" },
] as const;

/** A calm brand: somebody buys for you, shown as a conversation. */
export function ConversationHero({ warehouses }: HeroProps) {
  const t = useT();
  return (
    <div className="page hero conversation-hero">
      <div className="conversation-words">
        <HeroText sentences />
        <HeroActions />
        <ul className="conversation-promises">
          {PROMISES.map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} />
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

/** The main action is to send a link; visitors who have none yet can calculate first. */
function HeroActions() {
  const t = useT();
  const { language } = useShell();
  return (
    <div className="hero-actions">
      <PageLink
        to={`/${language}/order-form`}
        className={buttonClass({ variant: "go", big: true })}
      >
        <Icon name="link-2" />
        {t("home.hero.paste")}
      </PageLink>
      <Link
        to="#calculator"
        className={buttonClass({ big: true }, "hero-second")}
        onClick={focusWeight}
      >
        {t("home.hero.calculate")}
      </Link>
      <PageLink className="link hero-more" to={`/${language}/faq`}>
        {t("home.hero.faq")}
      </PageLink>
    </div>
  );
}
