/** What the loader is given by the bundler, as far as it is read. */
interface LoaderContext {
  readonly getOptions: () => { readonly code: string };
}

/** A loader of the bundler: answers with the code of its options in place of the module's own. */
// oxlint-disable-next-line import/no-default-export, oxc/no-this-in-exported-function -- as the bundler calls a loader
export default function replaceModule(this: LoaderContext): string {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- the same
  return this.getOptions().code;
}
