/** Without language; everyone who has the link may see and pay the invoice (product notes §3). */
export const invoicePath = (id: string): string => `/invoice/${id}`;

export const pdfPath = (id: string): string => `/api/invoice/pdf/${id}`;

export const INVOICES_PAGE_SIZE = 20;
export const invoicesPath = (language: string, page = 1): string =>
  `/${language}/invoices${page > 1 ? `?page=${page}` : ""}`;
