export { conforms } from "./conforms.ts";
export type { Conformance, Difference, Vector, VectorFile } from "./vector.ts";
