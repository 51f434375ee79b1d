import { expect, test } from "vitest";
import { applyTool, type MarkdownTool } from "./markdown-edit.ts";

/** The selected part of `text` is between two bars. */
function apply(text: string, tool: MarkdownTool): string {
  const from = text.indexOf("|");
  const to = text.lastIndexOf("|") - 1;
  const done = applyTool({ value: text.replaceAll("|", ""), from, to }, tool);
  const { value } = done;
  return `${value.slice(0, done.from)}|${value.slice(done.from, done.to)}|${value.slice(done.to)}`;
}

test.each<[string, MarkdownTool, string]>([
  ["a |b| c", "bold", "a **|b|** c"],
  ["a **|b|** c", "bold", "a |b| c"],
  ["||", "italic", "*||*"],
  ["one\n|two\nthr|ee\nfour", "list", "one\n|- two\n- three|\nfour"],
  ["|- two\n- three|", "list", "|two\nthree|"],
  ["a\nb||", "heading", "a\n|## b|"],
  ["|a|", "quote", "|> a|"],
  ["|a\nb|", "numbers", "|1. a\n1. b|"],
  ["see |warranty| here", "link", "see [warranty](|/|) here"],
])("%j with %s becomes %j", (text, tool, expected) => expect(apply(text, tool)).toBe(expected));
