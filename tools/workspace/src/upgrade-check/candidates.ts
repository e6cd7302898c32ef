/** The packages whose versions are tested, and the entries of pnpm-workspace.yaml or package.json for each. */
const PACKAGES = ["next", "react", "node"] as const;
export type PackageName = (typeof PACKAGES)[number];
export type Versions = Readonly<Partial<Record<PackageName, string>>>;

/** A registry's data about a package: all versions in order, and its tags (`latest`, `canary`). */
export interface Published {
  readonly versions: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
}

/** Versions that are installed together, with the title of their column. */
export interface Candidate {
  readonly title: string;
  readonly versions: Versions;
}

const isStable = (version: string): boolean => /^\d+\.\d+\.\d+$/u.test(version);
const getMinor = (version: string): string => version.split(".").slice(0, 2).join(".");

/**
 * Finds a version by tag, version, or beginning of a version. If a registry has no tag `canary`, returns its newest
 * canary version.
 */
function findVersion({ versions, tags }: Published, wanted: string): string | undefined {
  const tagged = Object.hasOwn(tags, wanted) ? tags[wanted] : undefined;
  if (tagged !== undefined) return tagged;
  if (versions.includes(wanted)) return wanted;
  if (/^\d+(?:\.\d+)?$/u.test(wanted))
    return versions.findLast((version) => isStable(version) && version.startsWith(`${wanted}.`));
  return versions.findLast((version) => version.includes(`-${wanted}`));
}

const isPackage = (name: string): name is PackageName => (PACKAGES as readonly string[]).includes(name);

/** The package and the version in `next@canary`. @throws Error if the word or the version is unknown */
function readPart(part: string, published: (name: PackageName) => Published): readonly [PackageName, string] {
  const [name = "", wanted = ""] = part.split("@");
  if (!isPackage(name) || wanted === "")
    throw new Error(`"${part}" names no version. Write ${PACKAGES.map((one) => `${one}@…`).join(", ")}.`);
  const versions = published(name);
  const found = findVersion(versions, wanted);
  if (found === undefined)
    throw new Error(
      `The registry has no ${name}@${wanted}. Its newest are ${versions.versions.slice(-5).join(", ")}; tags: ${Object.keys(versions.tags).join(", ")}.`,
    );
  return [name, found];
}

/**
 * Parses the candidates: each word is one candidate, `+` joins versions that are installed together
 * (`next@canary+react@19.2`).
 * @throws Error if a word is invalid, or the registry has no such version
 */
export function readCandidates(words: readonly string[], published: (name: PackageName) => Published): Candidate[] {
  return words.map((word) => {
    const parts = word.split("+").map((part) => readPart(part, published));
    return { title: parts.map((part) => part.join(" ")).join(", "), versions: Object.fromEntries(parts) };
  });
}

/** The default candidates: Next's newest version of each of its last three minors, and its newest canary. */
export function defaultCandidates(next: Published, today: string): Candidate[] {
  const stable = next.versions.filter(isStable);
  const minors = [...new Set(stable.map(getMinor))].slice(-3).toReversed();
  const newest = minors.flatMap((minor) => stable.findLast((version) => getMinor(version) === minor) ?? []);
  const canary = findVersion(next, "canary");
  const wanted = [...(canary === undefined ? [] : [canary]), ...newest].filter((version) => version !== today);
  return wanted.map((version) => ({ title: `next ${version}`, versions: { next: version } }));
}
