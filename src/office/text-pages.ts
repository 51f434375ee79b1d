import { articleCall, listArticlesCall } from "#features/content/staff-calls.ts";
import { listMailsCall, staffMailCall } from "#features/mail/staff-calls.ts";
import { listMailTextsCall, showMailTextsCall } from "#features/mail/texts/staff-calls.ts";
import { listTextsCall, showTextCall } from "#features/sites/texts/staff-calls.ts";
import type { OfficePageEntry } from "./page-entry.ts";

/** Pages where staff write texts; a part of OFFICE_PAGES. */
export const TEXT_PAGES: readonly OfficePageEntry[] = [
  {
    path: "/articles",
    load: () => import("#features/content/office/articles/articles.page.tsx"),
    title: "office.articles.title",
    call: listArticlesCall,
    menu: { group: "texts", icon: "newspaper", key: "a" },
  },
  {
    path: "/articles/:id",
    load: () => import("#features/content/office/articles/article.page.tsx"),
    title: "office.articles.title",
    call: articleCall,
  },
  {
    path: "/translations",
    load: () => import("#features/sites/office/translations/translations.page.tsx"),
    title: "office.translations.title",
    call: listTextsCall,
    menu: { group: "texts", icon: "languages" },
  },
  {
    path: "/translations/:site/:key",
    load: () => import("#features/sites/office/translations/translation.page.tsx"),
    title: "office.translations.title",
    call: showTextCall,
  },
  {
    path: "/mail-texts",
    load: () => import("#features/mail/office/texts/mail-texts.page.tsx"),
    title: "office.mail_texts.title",
    call: listMailTextsCall,
    menu: { group: "texts", icon: "message-circle" },
  },
  {
    path: "/mail-texts/:site/:kind",
    load: () => import("#features/mail/office/texts/mail-text.page.tsx"),
    title: "office.mail_texts.title",
    call: showMailTextsCall,
  },
  {
    path: "/mails",
    load: () => import("#features/mail/office/mails.page.tsx"),
    title: "office.mails.title",
    call: listMailsCall,
    menu: { group: "texts", icon: "mail" },
  },
  {
    path: "/mails/:id",
    load: () => import("#features/mail/office/mail.page.tsx"),
    title: "office.mails.title",
    call: staffMailCall,
  },
];
