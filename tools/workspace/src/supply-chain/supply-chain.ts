import { z } from "zod";

/** Licenses that what we ship may carry: all of them allow use in a closed product without a condition on our own code. */
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

/** Packages with another license, each with the reason why it may be there. */
const EXCEPTIONS: readonly { readonly name: RegExp; readonly license: string; readonly reason: string }[] = [
  {
    name: /^@img\/sharp-libvips-/u,
    license: "LGPL-3.0-or-later",
    reason: "a library of its own that Next loads on the server, unchanged and replaceable",
  },
];

const licensesSchema = z.record(z.string(), z.array(z.object({ name: z.string() })));

/** What of `pnpm licenses list --prod --json` may not be shipped; empty where all may. @throws ZodError for another shape */
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

/** What is known of the production tree: its faults, or null where the registry could not be asked. */
export function advisoryFaults(audit: unknown): string[] | null {
  const read = advisoriesSchema.safeParse(audit);
  if (!read.success) return null;
  return Object.values(read.data.advisories).map(
    ({ module_name: name, severity, title, url = "" }) =>
      `${name} has a known weakness (${severity}): ${title} ${url}. Raise its version, or that of what brings it.`,
  );
}
