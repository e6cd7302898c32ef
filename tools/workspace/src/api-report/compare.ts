/** The change of one public name. A changed name may break its users, just like a removed one. */
export interface Change {
  readonly entry: string;
  readonly name: string;
  readonly kind: "gone" | "changed" | "extended" | "new";
}

const DECLARATION =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:function|const|let|var|class|interface|type|enum|namespace) (\w+)/u;

/** A member that callers may omit when they create such a value. */
const OPTIONAL_MEMBER = /^(?:readonly )?(?:[\w$]+|"[^"]+"|\[[^\]]+\])\?(?:\(|:)/u;

const isComment = (line: string): boolean => line.startsWith("//");

/** The lines of each declaration of a report, by name; overloads share one entry. Comments and imports are skipped. */
function declarationsIn(report: string): Map<string, string[]> {
  const [, code = ""] = /```ts\n(.*?)```/su.exec(report) ?? [];
  const found = new Map<string, string[]>();
  for (const part of code.split(/\n{2,}/u)) {
    const lines = part
      .split("\n")
      .flatMap((line) => (line.trim() === "" || isComment(line.trim()) ? [] : [line.trim()]));
    const [first] = lines;
    if (first === undefined || first.startsWith("import ")) continue;
    const name = DECLARATION.exec(first)?.[1] ?? first;
    found.set(name, [...(found.get(name) ?? []), ...lines]);
  }
  return found;
}

/** Whether `after` contains all of `before` and adds nothing that callers must provide. */
function isExtension(before: readonly string[], after: readonly string[]): boolean {
  const isClass = /\bclass\b/u.test(before[0] ?? "");
  let at = 0;
  for (const line of after) {
    if (line === before[at]) at += 1;
    else if (!isClass && !OPTIONAL_MEMBER.test(line)) return false;
  }
  return at === before.length;
}

/** The differences between two reports of one entry; null stands for an entry that does not exist. */
export function compareReports(entry: string, before: string | null, after: string | null): readonly Change[] {
  const old = declarationsIn(before ?? "");
  const now = declarationsIn(after ?? "");
  const findKind = (name: string): Change["kind"] | null => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === undefined) return "new";
    if (is === undefined) return "gone";
    if (was.join("\n") === is.join("\n")) return null;
    return isExtension(was, is) ? "extended" : "changed";
  };
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const kind = findKind(name);
    return kind === null ? [] : [{ entry, name, kind }];
  });
}
