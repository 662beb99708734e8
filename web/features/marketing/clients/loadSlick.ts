import type Slider from "react-slick";

export type Slick = typeof Slider;

/** Its build is CommonJS: some loaders give the component, others what it is the `default` of. */
export async function loadSlick(): Promise<Slick> {
  const { default: loaded } = (await import("react-slick")) as { default: Slick | { default: Slick } };
  return "default" in loaded ? loaded.default : loaded;
}
