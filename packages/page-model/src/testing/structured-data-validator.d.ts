/** The part of the validator that tests use; the package brings no types. */
declare module "@adobe/structured-data-validator" {
  interface Issue {
    readonly rootType: string;
    readonly issueMessage: string;
    readonly severity: "ERROR" | "WARNING";
    readonly fieldNames?: readonly string[];
  }
  /** Nodes by their type, as an extractor finds them on a page. */
  interface Extracted {
    readonly jsonld: Readonly<Record<string, readonly object[]>>;
  }
  export default class Validator {
    validate(extracted: Extracted): Promise<readonly Issue[]>;
  }
}
