import { configureGlobal } from "fast-check";

// A thousand mutants with a hundred runs of each property take minutes; fewer runs also reveal a wrong line.
configureGlobal({ numRuns: 40 });
