export { conforms, type Conformance, type Difference, type Vector, type VectorFile } from "./conforms.ts";
