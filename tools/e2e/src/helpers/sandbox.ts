import { rmSync, writeFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "@courseway/sandbox";
import { contentFolder, COUNTER, FAULTS_SANDBOX, FAULTS_SITE, SECRETS } from "../environment.ts";
import { COUNTED_PATH } from "../servers/counter.ts";
import { type Answer, ask, post } from "./http.ts";

type Service = "content" | "blog" | "commerce" | "lists" | "referral" | "reviews" | "video" | "jobs" | "location";

/** Breaks a service of the faults sandbox until `clearFaults`. */
export async function setFault(service: Service, fault: Partial<Fault>): Promise<void> {
  const { status } = await post(`${FAULTS_SANDBOX.url}/faults/${service}`, fault);
  if (status !== 200) throw new Error(`The sandbox did not take the fault of ${service}: ${status}.`);
}

export const clearFaults = async (): Promise<void> =>
  void (await ask(`${FAULTS_SANDBOX.url}/faults`, { method: "DELETE" }));

/** Reports to the faults site that a page was published; without a slug, that everything was. */
export const publish = (slug?: string): Promise<Answer> =>
  post(`${FAULTS_SITE}/api/revalidate/`, slug === undefined ? {} : { slug }, {
    "x-revalidate-secret": SECRETS.REVALIDATE_SECRET,
  });

const pageFile = (slug: string): string => join(contentFolder("faults"), "ace/pages", `${slug}.yaml`);

/** Writes a page of the faults site's content, as an editor would. */
export const writePage = (slug: string, yaml: string): void => writeFileSync(pageFile(slug), yaml);

export const removePage = (slug: string): void => rmSync(pageFile(slug), { force: true });

/** Replaces a text in a page; the page must contain it. */
export function editPage(slug: string, from: string, to: string): void {
  const text = readFileSync(pageFile(slug), "utf8");
  if (!text.includes(from)) throw new Error(`The page ${slug} does not hold "${from}", so there is nothing to edit.`);
  writePage(slug, text.replace(from, to));
}

const globalsFile = join(contentFolder("faults"), "ace/globals.yaml");

/** Rewrites one of the faults site's global sets, as an editor would. @returns a function that restores the old one */
export function editGlobal(name: string, fields: Readonly<Record<string, string | boolean>>): () => void {
  const before = readFileSync(globalsFile, "utf8");
  const lines = Object.entries(fields).map(([field, value]) => `  ${field}: ${JSON.stringify(value)}\n`);
  const others = before.replace(new RegExp(`^${name}:\\n(?: {2}.*\\n)*`, "mu"), "");
  if (others === before) throw new Error(`The sample content has no "${name}", so there is nothing to edit.`);
  writeFileSync(globalsFile, `${others}${name}:\n${lines.join("")}`);
  return () => writeFileSync(globalsFile, before);
}

/** A short page for a single test, with a heading to look for. */
export const shortPage = (heading: string): string => `title: ${heading}
pageTitle: ${heading}
baseComponents:
  - typeHandle: topSectionWysiwyg
    sectionTitle: ${heading}
    sectionContent: "<p>A page of the browser tests.</p>"
    hideGuaranteeLink: true
`;

/** The paths that the faults site requested from commerce since `resetCounter`, in order. */
export async function countedCalls(): Promise<readonly string[]> {
  const paths: unknown = JSON.parse((await ask(`${COUNTER.url}${COUNTED_PATH}`)).text);
  return Array.isArray(paths) ? paths.map(String) : [];
}

export const resetCounter = async (): Promise<void> =>
  void (await ask(`${COUNTER.url}${COUNTED_PATH}`, { method: "DELETE" }));
