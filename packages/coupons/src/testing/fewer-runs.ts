import { configureGlobal } from "fast-check";

// A thousand mutants times a hundred runs of each property is minutes; a wrong line shows in fewer.
configureGlobal({ numRuns: 40 });
