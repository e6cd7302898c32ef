import { z } from "zod";

/** The colors of a brand's drawings. */
const palette = z.object({
  accent: z.string().default("#1f5fbf"),
  deep: z.string().default("#14213d"),
  ground: z.string().default("#f3f6fb"),
  light: z.string().default("#ffffff"),
  warm: z.string().default("#f2b544"),
});

/** The format of `content/<brand>/brand.yaml`. */
export const brandFileSchema = z.object({
  name: z.string(),
  /** The site handles of the brand in the content API. */
  sites: z.array(z.string()).min(1),
  /** The address of the brand's app, for the links of the index page; if absent, the address of `npm start`. */
  app: z.string().optional(),
  palette: palette.prefault({}),
});

export type BrandFile = z.infer<typeof brandFileSchema>;

/** A brand's folder with the settings of its `brand.yaml`. */
export interface BrandContent extends BrandFile {
  readonly app: string;
  readonly id: string;
  readonly dir: string;
}
