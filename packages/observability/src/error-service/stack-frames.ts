/** A position in the code, by which an error-reporting service groups errors. */
export interface StackFrame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  /** False for Node's own code and for libraries. */
  readonly in_app: boolean;
}

const FRAME = /^\s+at (?:(?:async )?(.+?) \()?(.+?):(\d+):(\d+)\)?$/u;

function parseFrames(line: string): StackFrame[] {
  const [, name = "?", filename = "", row, column] = FRAME.exec(line) ?? [];
  if (row === undefined) return [];
  const isOurs = !filename.startsWith("node:") && !filename.includes("node_modules");
  return [{ function: name, filename, lineno: Number(row), colno: Number(column), in_app: isOurs }];
}

/** Returns the frames of a stack, the outermost call first; truncated lines are left out. */
export const stackFrames = (stack: string): StackFrame[] => stack.split("\n").flatMap(parseFrames).toReversed();
