/** An error in a file that an editor must fix: the file, the line, and the fix. */
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
