/** The options of the package subset-font that this project uses. The package's published types lack the newer ones. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    variationAxes?: Record<string, { min: number; max: number }>;
    /** The OpenType features to keep, with their glyphs; default: all. */
    keepFeatures?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
