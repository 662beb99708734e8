/** What is used of subset-font, which brings no types that know its newer options. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    variationAxes?: Record<string, { min: number; max: number }>;
    /** True leaves out the letters that only a substitution (small fractions, ligatures) would show. */
    noLayoutClosure?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
