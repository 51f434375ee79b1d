import ts from "typescript";
import type { SourceFile } from "./source-files.ts";

/** A call of `t`: its key (`*` stands for parts known at run time), and its parameter names if they can be seen. */
export type KeyUse = { file: string; line: number; key: string; params: string[] | undefined };
export type Keys = { uses: KeyUse[]; mentions: Set<string> };

const TRANSLATORS = new Set(["t", "translate"]);

/** The keys that a file translates, and every text in it that may be a key passed on as data. */
export function findKeys(file: SourceFile): Keys {
  const asks: KeyUse[] = [];
  const mentions = new Set<string>();
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);

  function visit(node: ts.Node): void {
    if (isKeyText(node)) mentions.add(keyOf(node));
    const prefix = prefixIn(node);
    if (prefix) mentions.add(`${prefix}.*`);
    if (ts.isCallExpression(node) && TRANSLATORS.has(nameOf(node.expression))) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const params = namesIn(node.arguments[1]);
      for (const key of keysIn(node.arguments[0]))
        asks.push({ file: file.path, line, key, params });
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return { uses: asks, mentions };
}

/** `keyUnder("orders.status", status)` may be any key with this prefix. */
function prefixIn(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || nameOf(node.expression) !== "keyUnder") return undefined;
  const [prefix] = node.arguments;
  return prefix && ts.isStringLiteralLike(prefix) ? prefix.text : undefined;
}

type KeyText = ts.StringLiteralLike | ts.TemplateExpression;

function isKeyText(node: ts.Node): node is KeyText {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function keyOf(node: KeyText): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join("");
}

function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : "";
}

/** The key may be a conditional expression: `t(isOpen ? "ui.close" : "ui.open")`. */
function keysIn(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (isKeyText(node)) return [keyOf(node)];
  if (ts.isParenthesizedExpression(node)) return keysIn(node.expression);
  if (ts.isConditionalExpression(node))
    return [...keysIn(node.whenTrue), ...keysIn(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...keysIn(node.left), ...keysIn(node.right)];
  return [];
}

function namesIn(params: ts.Expression | undefined): string[] | undefined {
  if (!params) return [];
  if (!ts.isObjectLiteralExpression(params)) return undefined;
  if (params.properties.some((property) => ts.isSpreadAssignment(property))) return undefined;
  return params.properties.map((property) => property.name?.getText() ?? "");
}
