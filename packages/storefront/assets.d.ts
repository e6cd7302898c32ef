/** The address of a font file: Next emits it once, for the style sheet that names it and for the preload. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
