import type Slider from "react-slick";

export type Slick = typeof Slider;

/** CommonJS interop: some loaders return the component, others wrap it in `default`. */
export async function loadSlick(): Promise<Slick> {
  const { default: loaded } = (await import("react-slick")) as { default: Slick | { default: Slick } };
  return "default" in loaded ? loaded.default : loaded;
}
