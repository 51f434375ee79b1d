/** What a mail says, before it has a brand and a form. Texts are plain: whoever draws them escapes them. */
export type Letter = {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Shown large and easy to copy. */
  code?: string;
  button?: { label: string; href: string };
  /** Said quietly, at the end. */
  note?: string;
};
