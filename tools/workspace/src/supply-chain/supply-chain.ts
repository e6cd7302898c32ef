import { z } from "zod";

/**
 * The allowed licenses of shipped packages: all of them permit use in a closed product without conditions on our own
 * code.
 */
const ALLOWED_LICENSES = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
  "Python-2.0",
]);

/** Packages with another license, each with the reason for the exception. */
const EXCEPTIONS: readonly { readonly name: RegExp; readonly license: string; readonly reason: string }[] = [
  {
    name: /^@img\/sharp-libvips-/u,
    license: "LGPL-3.0-or-later",
    reason: "a library of its own that Next loads on the server, unchanged and replaceable",
  },
];

const licensesSchema = z.record(z.string(), z.array(z.object({ name: z.string() })));

/**
 * The packages of `pnpm licenses list --prod --json` that may not be shipped; empty if all may. @throws ZodError for
 * another shape
 */
export function licenseFaults(listed: unknown): string[] {
  return Object.entries(licensesSchema.parse(listed)).flatMap(([license, packages]) => {
    if (ALLOWED_LICENSES.has(license)) return [];
    const refused = packages.filter(
      ({ name }) => !EXCEPTIONS.some((one) => one.license === license && one.name.test(name)),
    );
    return refused.map(
      ({ name }) =>
        `${name} has the license ${license}, which is not on the list of allowed ones. Replace the package, or allow it with a reason in tools/workspace/src/supply-chain.`,
    );
  });
}

const advisoriesSchema = z.object({
  advisories: z.record(
    z.string(),
    z.object({ module_name: z.string(), severity: z.string(), title: z.string(), url: z.string().optional() }),
  ),
});

/** The known vulnerabilities of the production tree; null if the registry did not report them. */
export function advisoryFaults(audit: unknown): string[] | null {
  const read = advisoriesSchema.safeParse(audit);
  if (!read.success) return null;
  return Object.values(read.data.advisories).map(
    ({ module_name: name, severity, title, url = "" }) =>
      `${name} has a known weakness (${severity}): ${title} ${url}. Raise its version, or that of what brings it.`,
  );
}
