/** One file of the guide: the path that stands above the fence, and what is in it. */
export interface GuideFile {
  readonly path: string;
  readonly text: string;
}

/** The files that a guide tells to write: each fenced text below a line that names a path. */
export const filesOf = (guide: string): readonly GuideFile[] =>
  [...guide.matchAll(/^`([^`\n]+)`:\n\n```\w+\n(.*?)^```$/gmsu)].map(([, path = "", text = ""]) => ({ path, text }));

/** What a guide tells to install with npm: of its two lines, packages that run and packages that build. */
export const installsOf = (guide: string): readonly (readonly string[])[] =>
  [...guide.matchAll(/^npm install (.*)$/gmu)].map(([, words = ""]) => words.split(" "));
