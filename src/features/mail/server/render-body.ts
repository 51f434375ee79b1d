import type { EmailColours } from "#themes/email-colours.ts";
import type { EmailContent, EmailGoods, EmailRow } from "../domain/email-content.ts";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Twice the displayed size in pixels; every mail program can show jpeg. */
const PICTURE = "w_160,f_jpeg";
const SIDE = 64;
const TABLE = `role="presentation" width="100%" cellpadding="0" cellspacing="0"`;

/** Texts first, then the goods, then rows such as sums and dates, and last what the recipient can do. */
export function renderBody(email: EmailContent, colours: EmailColours, origin: string): string {
  const { title, paragraphs, quoted, goods = [], rows = [], code, button, link, note } = email;
  return [
    `<h1 class="m-ink" style="margin:0 0 16px;font-size:22px;line-height:28px;color:${colours.ink}">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, colours)),
    quoted &&
      `<p class="m-ink m-accent" style="margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${colours.accent};font-size:16px;line-height:24px;color:${colours.ink};white-space:pre-line">${escapeHtml(quoted)}</p>`,
    goods.length > 0 && renderGoods(goods, colours, origin),
    rows.length > 0 && renderRows(rows, colours),
    code &&
      `<p class="m-paper m-line" style="margin:0 0 20px;padding:12px 16px;background:${colours.paper};border:1px solid ${colours.line};font-family:Consolas,Menlo,monospace;font-size:20px">${escapeHtml(code)}</p>`,
    button && renderButton(button, colours),
    link && renderLink(link, colours),
    note &&
      `<p class="m-quiet" style="margin:16px 0 0;font-size:14px;line-height:20px;color:${colours.quiet}">${escapeHtml(note)}</p>`,
  ]
    .filter(Boolean)
    .join("\n");
}

const renderLink = ({ label, href }: NonNullable<EmailContent["link"]>, { link }: EmailColours) =>
  `<p style="margin:12px 0 8px;font-size:16px;line-height:24px"><a class="m-link" href="${escapeHtml(href)}" style="color:${link}">${escapeHtml(label)}</a></p>`;

const paragraph = (text: string, { ink }: EmailColours): string =>
  `<p class="m-ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:${ink}">${escapeHtml(text)}</p>`;

function renderGoods(goods: readonly EmailGoods[], colours: EmailColours, origin: string): string {
  const hasPictures = goods.some(({ picture }) => picture);
  const rows = goods.map((one) => goodsRow(one, { colours, origin, hasPictures }));
  return `<table ${TABLE} style="margin:4px 0 20px">${rows.join("\n")}</table>`;
}

type Drawn = { colours: EmailColours; origin: string; hasPictures: boolean };

function goodsRow({ name, detail, amount, picture }: EmailGoods, drawn: Drawn): string {
  const { colours, origin, hasPictures } = drawn;
  const cell = `class="m-line m-ink" valign="top"`;
  const edge = `border-top:1px solid ${colours.line};color:${colours.ink}`;
  const src = picture && escapeHtml(`${origin}/_ipx/${PICTURE}/${picture}`);
  const shown = src
    ? `<img src="${src}" alt="" width="${SIDE}" height="${SIDE}" style="display:block;width:${SIDE}px;height:${SIDE}px;border-radius:6px;object-fit:cover">`
    : "";
  const pictureCell = `<td ${cell} width="${SIDE}" style="padding:12px 14px 12px 0;${edge}">${shown}</td>`;
  const quiet = detail
    ? `<br><span class="m-quiet" style="font-size:14px;line-height:20px;color:${colours.quiet}">${escapeHtml(detail)}</span>`
    : "";
  const sum = amount ? escapeHtml(amount) : "";
  return `<tr>${hasPictures ? pictureCell : ""}<td ${cell} style="padding:12px 12px 12px 0;font-size:15px;line-height:22px;word-break:break-word;${edge}">${escapeHtml(name)}${quiet}</td><td ${cell} align="right" style="padding:12px 0;font-size:15px;line-height:22px;white-space:nowrap;${edge}">${sum}</td></tr>`;
}

function renderRows(rows: readonly EmailRow[], colours: EmailColours): string {
  // If no value can wrap, labels get all the remaining width.
  const isNarrow = rows.every(({ value, isLong }) => isLong || !value.includes(" "));
  const width = isNarrow ? ` width="1%"` : "";
  const drawn = rows.map(({ label, value, isTotal, isLong }) => {
    if (isLong) return longRow(label, value, colours);
    const size = isTotal ? "font-size:17px;font-weight:bold" : "font-size:15px";
    const edge = isTotal ? `border-top:1px solid ${colours.line};` : "";
    // A value without spaces, such as a sum, stays on one line; others may wrap.
    const wrap = value.includes(" ") ? "" : "white-space:nowrap;";
    const high = isTotal ? 10 : 4;
    const [tone, colour] = isTotal ? ["m-ink", colours.ink] : ["m-quiet", colours.quiet];
    return `<tr><td class="${tone} m-line" valign="top" style="padding:${high}px 0;${edge}${size};line-height:22px;color:${colour}">${escapeHtml(label)}</td><td class="m-ink m-line" valign="top" align="right"${width} style="padding:${high}px 0 ${high}px 16px;${wrap}${edge}${size};line-height:22px;color:${colours.ink}">${escapeHtml(value)}</td></tr>`;
  });
  return `<table ${TABLE} style="margin:0 0 24px">${drawn.join("\n")}</table>`;
}

const longRow = (label: string, value: string, { quiet, ink }: EmailColours): string =>
  `<tr><td colspan="2" class="m-quiet" style="padding:4px 0;font-size:15px;line-height:22px;color:${quiet}">${escapeHtml(label)}<br><span class="m-ink" style="color:${ink};word-break:break-word">${escapeHtml(value)}</span></td></tr>`;

/** The URL is repeated as text below, because in some mail programs the button cannot be clicked. */
function renderButton({ label, href }: NonNullable<EmailContent["button"]>, colours: EmailColours) {
  const safe = escapeHtml(href);
  return `<p style="margin:4px 0 12px"><a class="m-button" href="${safe}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:${colours.accent};color:${colours.onAccent};font-size:16px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 8px;font-size:12px;line-height:18px;word-break:break-all"><a class="m-quiet" href="${safe}" style="color:${colours.quiet}">${safe}</a></p>`;
}
