import { z } from "zod";

/** The colors in which a brand's pictures are drawn. */
const palette = z.object({
  accent: z.string().default("#1f5fbf"),
  deep: z.string().default("#14213d"),
  ground: z.string().default("#f3f6fb"),
  light: z.string().default("#ffffff"),
  warm: z.string().default("#f2b544"),
});

/** `content/<brand>/brand.yaml`. */
export const brandFileSchema = z.object({
  name: z.string(),
  /** The site handles by which the content API knows the brand. */
  sites: z.array(z.string()).min(1),
  /** Where the brand's app runs, for the links of the index page; without it where `npm start` runs it. */
  app: z.string().optional(),
  palette: palette.prefault({}),
});

export type BrandFile = z.infer<typeof brandFileSchema>;

/** A brand's folder with what its `brand.yaml` says. */
export interface BrandContent extends BrandFile {
  readonly app: string;
  readonly id: string;
  readonly dir: string;
}
