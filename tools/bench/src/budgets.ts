import { checkFirstLoad } from "./first-load/check-first-load.ts";
import { checkSizes } from "./sizes/check-sizes.ts";
import { checkStyles } from "./sizes/check-styles.ts";

const faults = [...checkSizes(), ...checkStyles(), ...(await checkFirstLoad())];
if (faults.length === 0) console.log("\nAll within budget.");
else console.error(`\n${faults.join("\n\n")}`);
process.exitCode = faults.length === 0 ? 0 : 1;
