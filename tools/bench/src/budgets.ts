import { checkFirstLoad } from "./first-load/check-first-load.ts";
import { checkSizes } from "./sizes/check-sizes.ts";

const faults = [...checkSizes(), ...(await checkFirstLoad())];
if (faults.length === 0) console.log("\nAll within budget.");
else console.error(`\n${faults.join("\n\n")}`);
process.exitCode = faults.length === 0 ? 0 : 1;
