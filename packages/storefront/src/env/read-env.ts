import { type StorefrontEnv, variables } from "./variables.ts";

const blankToAbsent = (source: NodeJS.ProcessEnv): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [name, value === "" ? undefined : value]));

/**
 * Reads and checks the environment.
 * @throws Error that names every variable that is missing or wrong and what each is for.
 */
export function readEnv(source: NodeJS.ProcessEnv): StorefrontEnv {
  const parsed = variables.safeParse(blankToAbsent(source));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const purpose = Object.entries(variables.shape).find(([known]) => known === name)?.[1].description;
    return `  ${name}: ${source[name] ? "is not of the right form" : "is missing"} (${purpose})`;
  });
  throw new Error(
    `The storefront cannot start: its environment is incomplete.\n${lines.join("\n")}\nSet them in the app's .env.local or in the deployment; .env.example lists all of them.`,
  );
}

let current: StorefrontEnv | undefined;

/** The process's environment, read once and at first use: a build needs none. */
export function env(): StorefrontEnv {
  current ??= readEnv(process.env);
  return current;
}
