import type account from "#features/account/messages/en.json";
import type accountOffice from "#features/account/messages/office/en.json";
import type cart from "#features/cart/messages/en.json";
import type catalogue from "#features/catalogue/messages/en.json";
import type catalogueOffice from "#features/catalogue/messages/office/en.json";
import type checkout from "#features/checkout/messages/en.json";
import type claims from "#features/claims/messages/en.json";
import type claimsOffice from "#features/claims/messages/office/en.json";
import type contact from "#features/contact/messages/en.json";
import type content from "#features/content/messages/en.json";
import type contentOffice from "#features/content/messages/office/en.json";
import type delivery from "#features/delivery/messages/en.json";
import type deliveryOffice from "#features/delivery/messages/office/en.json";
import type forwarding from "#features/forwarding/messages/en.json";
import type forwardingOffice from "#features/forwarding/messages/office/en.json";
import type homeOffice from "#features/home/messages/office/en.json";
import type invoices from "#features/invoices/messages/en.json";
import type invoicesOffice from "#features/invoices/messages/office/en.json";
import type mail from "#features/mail/messages/en.json";
import type mailOffice from "#features/mail/messages/office/en.json";
import type opening from "#features/opening/messages/office/en.json";
import type orders from "#features/orders/messages/en.json";
import type ordersOffice from "#features/orders/messages/office/en.json";
import type payments from "#features/payments/messages/en.json";
import type paymentsOffice from "#features/payments/messages/office/en.json";
import type pro from "#features/pro/messages/en.json";
import type quotes from "#features/quotes/messages/en.json";
import type quotesOffice from "#features/quotes/messages/office/en.json";
import type records from "#features/records/messages/en.json";
import type recordsOffice from "#features/records/messages/office/en.json";
import type reservation from "#features/reservations/messages/en.json";
import type reservationsOffice from "#features/reservations/messages/office/en.json";
import type selling from "#features/selling/messages/office/en.json";
import type shipping from "#features/shipping/messages/en.json";
import type shippingOffice from "#features/shipping/messages/office/en.json";
import type sites from "#features/sites/messages/office/en.json";
import type staff from "#features/staff/messages/office/en.json";
import type tracking from "#features/tracking/messages/en.json";
import type wallet from "#features/wallet/messages/en.json";
import type walletOffice from "#features/wallet/messages/office/en.json";
import type behaviours from "#i18n/messages/en/behaviours.json";
import type calculate from "#i18n/messages/en/calculate.json";
import type errors from "#i18n/messages/en/errors.json";
import type home from "#i18n/messages/en/home.json";
import type office from "#i18n/messages/en/office.json";
import type shell from "#i18n/messages/en/shell.json";
import type ui from "#i18n/messages/en/ui.json";
import type validation from "#i18n/messages/en/validation.json";

/** Every message, with the English keys: `MessageKey` is made of these. Each feature adds its line. */
type Texts = typeof account &
  typeof accountOffice &
  typeof cart &
  typeof catalogue &
  typeof catalogueOffice &
  typeof checkout &
  typeof claims &
  typeof claimsOffice &
  typeof contact &
  typeof content &
  typeof contentOffice &
  typeof delivery &
  typeof records &
  typeof recordsOffice &
  typeof deliveryOffice &
  typeof forwarding &
  typeof forwardingOffice &
  typeof homeOffice &
  typeof invoices &
  typeof invoicesOffice &
  typeof mail &
  typeof mailOffice &
  typeof opening &
  typeof orders &
  typeof ordersOffice &
  typeof payments &
  typeof paymentsOffice &
  typeof pro &
  typeof quotes &
  typeof quotesOffice &
  typeof reservation &
  typeof reservationsOffice &
  typeof selling &
  typeof shipping &
  typeof shippingOffice &
  typeof sites &
  typeof staff &
  typeof tracking &
  typeof wallet &
  typeof walletOffice &
  typeof behaviours &
  typeof calculate &
  typeof errors &
  typeof home &
  typeof office &
  typeof shell &
  typeof ui &
  typeof validation;

declare module "./core/message-key.ts" {
  interface Messages extends Texts {}
}
