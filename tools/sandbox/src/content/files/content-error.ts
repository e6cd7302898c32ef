/** A file that an editor has to fix: which, where and how. */
export class ContentFileError extends Error {
  override readonly name = "ContentFileError";
  readonly file: string;
  readonly line: number | null;

  constructor(file: string, line: number | null, what: string, advice: string) {
    super(`${file}${line === null ? "" : `, line ${line}`}: ${what} ${advice}`);
    this.file = file;
    this.line = line;
  }
}
