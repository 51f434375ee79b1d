export type StackFrame = { function: string; filename: string; lineno: number; colno: number };

/** `at name (file:1:2)` and `at file:1:2` of V8, `name@file:1:2` of Firefox and Safari. */
const LINE = /^\s*(?:at\s+(?:async\s+)?(?:(.*?)\s+\()?|(.*?)@)(.*?):(\d+):(\d+)\)?$/;
const MAX_FRAMES = 50;

/** The oldest first, as collectors want them; lines that are none are left out. */
export function stackFrames(stack: string): StackFrame[] {
  const frames = stack.split("\n", 2 * MAX_FRAMES).flatMap((line) => {
    const [whole, v8, other, filename = "", lineno, colno] = LINE.exec(line.slice(0, 500)) ?? [];
    if (!whole) return [];
    const name = v8 || other || "?";
    return [{ function: name, filename, lineno: Number(lineno), colno: Number(colno) }];
  });
  return frames.slice(0, MAX_FRAMES).toReversed();
}
