import { copyRepository } from "@courseway/workspace/copy";
import { run } from "@courseway/workspace/pack";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The changes of the next release: an island's text, the startup code of all pages, a chunk that loads late, and the
 * style sheet.
 */
const CHANGES: readonly (readonly [file: string, from: string, to: string])[] = [
  ["packages/blocks/src/email-form/rules/texts.ts", "Thank you for subscribing!", "Thanks a lot for subscribing!"],
  ["packages/chrome/src/browser/start-page.ts", "followMenus();", 'followMenus();\n  console.debug("next release");'],
  ["packages/chrome/src/overlays/usable.ts", "", 'console.debug("next release, later");\n'],
  [
    "packages/ui/src/styles.css",
    "",
    "@layer components {\n  .cw-price-final {\n    letter-spacing: 0.001em;\n  }\n}\n",
  ],
];

/** A form's message after it is sent, in this release and the next. */
export const THANKS = { old: "Thank you for subscribing!", next: "Thanks a lot for subscribing!" } as const;

function change(folder: string): void {
  for (const [name, from, to] of CHANGES) {
    const file = join(folder, name);
    const text = readFileSync(file, "utf8");
    if (!text.includes(from))
      throw new Error(`${name} does not hold "${from}" any more. Change something else of it here.`);
    writeFileSync(file, from === "" ? text + to : text.replace(from, to));
  }
}

/**
 * Builds a site's next release in a copy of the repository.
 * @param folder an empty folder outside the repository
 */
export async function buildNext(brand: string, folder: string): Promise<void> {
  await copyRepository(folder);
  change(folder);
  const app = `@courseway/app-${brand}`;
  await run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline", `--filter=${app}...`], folder, { CI: "true" });
  await run("pnpm", [`--filter=${app}`, "build"], folder);
}
