import { variables } from "../../../../packages/storefront/src/site/env/variables.ts";
import { type BrandName, localUrl, getPort, portsFrom } from "../local/paths.ts";
import { sandboxEnv } from "../local/sandbox-env.ts";

const head = `# Every variable that this app reads, with the values of the local sandbox. Written by "pnpm env:examples".
# To run the app by itself: copy this file to .env.local, start the sandbox, then "npx pnpm@12.21.0 dev" here.
# Only CONTENT_URL is needed; docs/operating.md says what each of the others switches.
`;

/** Variables of a developer's machine in addition to the sandbox's. */
const local: Readonly<Record<string, string>> = { TRUSTED_PROXIES: "0", RATE_LIMITS: "on" };

const sentence = (text = ""): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

/**
 * The text of a brand's `.env.example`: every variable of the storefront once, in the order and with the descriptions
 * of the schema.
 */
export function envExample(brand: BrandName, brands?: readonly BrandName[]): string {
  const { sandbox, sites } = portsFrom(undefined, brands);
  const values: Record<string, string> = {
    ...sandboxEnv(brand, localUrl(sandbox), localUrl(getPort(brand, sites))),
    ...local,
  };
  const entries = Object.entries(variables.shape).map(([name, { description }]) => {
    const value = values[name];
    return `\n# ${sentence(description)}\n${value === undefined ? `# ${name}=` : `${name}=${value}`}\n`;
  });
  return head + entries.join("");
}
