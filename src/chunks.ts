/** Which modules of the browser's build lie in one file: rooms and files by their places, so that a test sees each of them. */
type Chunk = { has: readonly string[]; but?: readonly string[] };

const at = (room: string, names: string): string[] =>
  names.split(" ").map((name) => `/src/${room}/${name}`);
const icons = (names: string): string[] => names.split(" ").map((name) => `/icons/${name}.`);

const SHARED: Chunk = {
  has: [
    ...at("core", ""),
    ...at("i18n", ""),
    ...at("themes", ""),
    ...at("ui", ""),
    ...at("features/sites", ""),
    ...at("features/shipping", "domain/ shop/method-icon.tsx"),
    "/node_modules/",
  ],
};

/** What home does without must not ride along in what it shares with other pages. */
const NOT_ON_HOME: Chunk = {
  has: [
    ...at("core", "quantity.ts money-parts.ts"),
    ...at("ui", "gallery/ badge.tsx chip.tsx empty-state.tsx print-button.tsx timeline.tsx"),
    ...at("ui/charts", "stacked-bar.tsx"),
    ...at("ui/fields", "field.tsx quantity-stepper.tsx radio-cards.tsx range-slider.tsx"),
    ...at("ui/fields", "select-field.tsx text-field.tsx"),
    ...at("ui/floating", "dialog.tsx drawer.tsx modal-head.tsx"),
    ...at("ui/loading", "skeleton.tsx"),
    ...at("ui/navigation", "breadcrumbs.tsx page-numbers.ts pagination.tsx progress-steps.tsx"),
    ...at("ui/navigation", "show-more.tsx"),
    ...at("ui/prices", "price.tsx price-rows.tsx"),
    ...at("ui/table", "table.tsx"),
    ...at("ui/time", "countdown.tsx"),
    ...at("features/sites", "domain/opening-hours.ts shop/use-language-id.ts"),
    ...at("features/catalogue/shop/search", "send-search-event.ts"),
    ...at("features/shipping/domain", "calculate.ts goods-input.ts goods-kind.ts"),
    ...at("features/shipping/domain", "import-charges.ts shipping-discount.ts vat.ts"),
    ...icons("clock plus minus sliders-horizontal layout-grid rows-3 ruler timer printer"),
    ...icons("log-out trash"),
  ],
};

/** Forms and their rules: for pages and modals that have one, and home has none. */
const FORMS: Chunk = {
  has: [
    "/node_modules/zod/",
    ...at("core", "validation.ts"),
    ...at("ui", "form/ notice.tsx"),
    ...at("ui/fields", "checkbox.tsx password-field.tsx text-area.tsx"),
    ...at("features/sites/shop", "forms/"),
    ...at("features/account", "domain/"),
    ...icons("eye eye-off mail-check"),
  ],
  but: at("features/account/domain", "session-life.ts after-login.ts"),
};

const SHELL: Chunk = {
  has: [
    ...at("shop", ""),
    ...at("features/catalogue/shop/menu", "menu-category.ts"),
    ...at("features/cart", "domain/cart-cookie.ts shop/header/"),
    ...at("features/account", "requests.ts shop/account-links.ts shop/session/ shop/header/"),
    ...at("features/account/shop/getting-in", "is-plain-click.ts open-getting-in.tsx view-path.ts"),
  ],
  but: [
    ...at("shop", "home/ product/ header/menu-drawer.tsx"),
    ...at("shop/consent", "consent-settings.tsx consent-question.tsx"),
    ...at("shop/unsupported-browser", "unsupported-browser-modal.tsx browser-list.tsx"),
    ...at("features/account/shop", "session/log-out-button.tsx"),
    ...at("features/account/shop/header", "account-list.tsx account-menu.tsx"),
  ],
};

/** Of the shell and of what it shares: what comes after an answer about cookies, or after an error. */
const LATE: Chunk = {
  has: [
    ...at("core", "monitoring/ without-people.ts"),
    ...at("shop", "monitoring/ consent/forget-refused.ts consent/use-save-consent.ts"),
  ],
  but: at("shop/monitoring", "is-monitored.ts report-shown.ts"),
};

export const CHUNKS = { SHARED, NOT_ON_HOME, FORMS, SHELL, LATE };

export const isIn = ({ has, but = [] }: Chunk, id: string): boolean =>
  has.some((part) => id.includes(part)) && !but.some((part) => id.includes(part));
