import { processState } from "@courseway/observability/process-state";
import { REQUIRED_TOGETHER, type StorefrontEnv, variables } from "./variables.ts";

type Source = Readonly<Record<string, string | undefined>>;

const withoutBlanks = (source: Source): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.keys(variables.shape).map((name) => [name, source[name]?.trim() === "" ? undefined : source[name]]),
  );

const getPurpose = (wanted: string): string =>
  Object.entries(variables.shape).find(([name]) => name === wanted)?.[1].description ?? "unknown";

/** One line for each missing or wrong variable. Values are not printed, since some are secret. */
function listProblems(given: Source): string[] {
  const issues = variables.safeParse(given).error?.issues ?? [];
  const wrong = issues.map(({ path, message }) => {
    const name = String(path[0]);
    const problem = given[name] === undefined ? "is missing" : `is not of the right form: ${message}`;
    return `  ${name}: ${problem} (${getPurpose(name)})`;
  });
  const unpaired = REQUIRED_TOGETHER.filter((pair) => {
    const set = given[pair.neededWith];
    return set !== undefined && !given[pair.name] && (!("value" in pair) || set === pair.value);
  });
  return [
    ...wrong,
    ...unpaired.map(({ name, neededWith }) => `  ${name}: is required with ${neededWith} (${getPurpose(name)})`),
  ];
}

/**
 * Reads and checks the environment.
 * @throws Error that names every missing or wrong variable and its purpose
 */
export function readEnv(source: Source): StorefrontEnv {
  const given = withoutBlanks(source);
  const lines = listProblems(given);
  if (lines.length === 0) return variables.parse(given);
  throw new Error(
    `The storefront cannot start: its environment is incomplete or wrong.\n${lines.join("\n")}\nSet them in the app's .env.local or in the deployment; .env.example lists all of them, docs/operating.md explains them.`,
  );
}

/** The process's environment, read once and at first use: a build needs none. */
export const env = (): StorefrontEnv => processState("env", () => readEnv(process.env));

/**
 * The process's environment. If it is incomplete or wrong, prints that on stderr and ends the process. Throwing would not work: Next
 * catches the error, prints "Ready" and answers every request with 500.
 */
export function envOrExit(): StorefrontEnv {
  try {
    return env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

/** Whether Next is building. A build has no environment, so its renders must not need a host. */
export const isBuilding = (): boolean => process.env["NEXT_PHASE"] === "phase-production-build";
