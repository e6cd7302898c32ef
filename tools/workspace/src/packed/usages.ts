/** One runnable example of a README: the code, and the output that it promises. */
export interface Usage {
  readonly title: string;
  readonly code: string;
  readonly promised: readonly string[];
}

/** The runnable (`js`) examples of a README, each named by the heading above it. The promised output follows `// →`. */
export function listUsages(readme: string): Usage[] {
  return readme.split(/^## /mu).flatMap((section) => {
    const [title = ""] = section.split("\n");
    return [...section.matchAll(/```js\n(.*?)```/gsu)].map(([, code = ""]) => ({
      title,
      code,
      promised: listPromises(code),
    }));
  });
}

function listPromises(code: string): string[] {
  return [...code.matchAll(/\/\/ → (.*)$/gmu)].map(([, line = ""]) => line);
}
