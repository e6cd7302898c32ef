import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { readFileSync } from "node:fs";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** Our packages are ES modules only: attw's profile `esm-only` leaves out the same two. */
const OTHER_MODULES = new Set<unknown>(["node10", "node16-cjs"]);

/** Style sheets have no types. */
const WITHOUT_TYPES = ["./styles.css", "./themes/*"];

const isOurs = (problem: Problem): boolean =>
  !("resolutionKind" in problem && OTHER_MODULES.has(problem.resolutionKind));

const describe = ({ kind, ...where }: Problem): string => `attw: ${kind} ${JSON.stringify(where)}`;

/** What publint, as strict as it gets, and attw find wrong with a packed file; one line for each fault. */
export async function findTarballFaults(file: string): Promise<readonly string[]> {
  const bytes = new Uint8Array(readFileSync(file));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  const errors = messages.filter(({ type }) => type === "error");
  const types = await checkPackage(createPackageFromTarballData(bytes), { excludeEntrypoints: WITHOUT_TYPES });
  return [
    ...errors.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`),
    ...("problems" in types ? types.problems.filter(isOurs).map(describe) : []),
  ];
}
