import { type FileCheck, findAll } from "./source-files.ts";

/** The only file that formats dates and times, because the specification has one format for all languages. */
const OWN_FILE = "src/core/dates.ts";

const FORMATTERS =
  /\b(Intl\.(?:DateTimeFormat|RelativeTimeFormat|DurationFormat)|toLocale(?:Date|Time)String|toDateString|toTimeString|toUTCString|toGMTString)\b/g;
/** Matches `new Date(…).toLocaleString()`, but not that of a number. */
const LOCALE_STRING = /\bDate\([^)]*\)\.(toLocaleString)\b/g;

/** SPEC §9: yyyy-MM-dd and HH:mm everywhere, which other formatters would not produce. */
export const findDateFormats: FileCheck = (file) =>
  file.path === OWN_FILE
    ? []
    : [FORMATTERS, LOCALE_STRING].flatMap((pattern) =>
        findAll(file, pattern, (found) => `${found} writes dates its own way: use ${OWN_FILE}`),
      );

/** The beginnings of month names in English, Lithuanian, Latvian, Estonian and Russian, in any case. */
const MONTHS = [
  "Janu|Febru|March|April|May|June|July|August|Septemb|Octob|Novemb|Decemb",
  "saus|vasar|kov|balandž|geguž|birž|liep|rugp|rugs|spal|lapkr|gruod",
  "janv|febr|mart|aprīl|maij|jūnij|jūlij|august|septembr|oktobr|novembr|decembr",
  "jaan|veebr|märts|aprill|mai|juuni|juuli|august|septemb|oktoo|novemb|detse",
  "январ|феврал|март|апрел|мая|июн|июл|август|сентябр|октябр|ноябр|декабр",
].join("|");
const WRITTEN_DATE = new RegExp(
  String.raw`((?<![\p{L}\d])\d{1,2}\.?[ \u00a0](?:${MONTHS})\p{L}*|(?<!\p{L})(?:${MONTHS})\p{L}*[ \u00a0]\d{1,2}(?![\d:]))`,
  "gu",
);

/** Texts must write dates as pages do. A month without a day is not a date. */
export const findWrittenDates: FileCheck = (file) =>
  findAll(file, WRITTEN_DATE, (found) => `"${found}" is a date: write it as yyyy-MM-dd`);
