/** `pnpm tokens [folder]`: writes every brand's design tokens as JSON, `design-tokens/` by default. */
import { resolve } from "node:path";
import { writeTokens } from "./write-tokens.ts";

const folder = resolve(process.env["INIT_CWD"] ?? ".", process.argv[2] ?? "design-tokens");
console.log(`${(await writeTokens(folder)).join(", ")} written to ${folder}`);
