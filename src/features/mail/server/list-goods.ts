import type { Translate } from "#i18n/translator.ts";
import type { EmailGoods } from "../domain/email-content.ts";

/** A mail lists at most this many goods; the rest is counted. */
const SHOWN = 8;

type MailedGoods = {
  name: string;
  /** Size and colour, and the shop. */
  details?: readonly string[] | undefined;
  quantity: number;
  amount?: string | undefined;
  picture?: string | null | undefined;
};

/** Lists goods in the same form in every mail. */
export function listGoods(t: Translate, goods: readonly MailedGoods[]): EmailGoods[] {
  const listed = goods.slice(0, SHOWN).map(({ details = [], quantity, ...one }) => ({
    ...one,
    detail: [...details, ...(quantity > 1 ? [t("mail.goods.pieces", { quantity })] : [])]
      .filter(Boolean)
      .join(" · "),
  }));
  const left = goods.length - listed.length;
  return left > 0 ? [...listed, { name: t("mail.goods.more", { number: left }) }] : listed;
}
