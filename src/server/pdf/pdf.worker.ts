import { createRequire } from "node:module";
import path from "node:path";
import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { handleMessages } from "#adapters/threads/handle-messages.ts";

const { resolve } = createRequire(import.meta.url);
const fontsDir = path.join(path.dirname(resolve("pdfmake/package.json")), "fonts");
/** This font has the letters of all our languages. */
const font = (name: string) => path.join(fontsDir, "Roboto", `Roboto-${name}.ttf`);

pdfmake.setFonts({ Roboto: { normal: font("Regular"), bold: font("Medium") } });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((file) => file.startsWith(fontsDir));

handleMessages((document: TDocumentDefinitions) => pdfmake.createPdf(document).getBuffer());
