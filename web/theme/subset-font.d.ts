/** What is used of subset-font, which brings no types that know its newer options. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    variationAxes?: Record<string, { min: number; max: number }>;
    /** The OpenType features that stay, with the letters that they alone show; all of them, where none are named. */
    keepFeatures?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
