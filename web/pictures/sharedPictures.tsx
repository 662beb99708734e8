import { type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { LANGUAGES } from "#api/core/rules/language.rules.ts";
import baseCss from "#web/features/marketing/frame/base.css?inline";
import drawingCss from "#web/features/marketing/landing/drawing/drawing.css?inline";
import { BridgeElevation } from "#web/features/marketing/landing/hero/BridgeElevation.tsx";
import { DRAWINGS } from "#web/features/marketing/services/drawings/drawings.ts";
import serviceDrawingsCss from "#web/features/marketing/services/drawings/drawings.css?inline";
import { type SharedSheet } from "#web/pages/public/PublicPage.ts";
import { publicPages } from "#web/pages/public/publicPages.tsx";
import sharedCss from "#web/pictures/shared.css?inline";
import { SharedPicture } from "#web/pictures/SharedPicture.tsx";
import { customProperties } from "#web/theme/customProperties.ts";

/** The dimensions of the bridge drawing in pixels. It is almost as wide as the picture and fits into its lower half. */
const BRIDGE = {
  width: 1120,
  height: 288,
  margin: 40,
  dimension: 14,
  deck: 62,
  springing: 148,
  bank: 166,
  bed: 254,
  columns: 16,
  panels: 26,
  pier: 16,
  rail: 12,
};

const styles = customProperties + baseCss + drawingCss + serviceDrawingsCss + sharedCss;

/** Returns the sharing picture of each public page in each language as HTML, to be rendered at 1200 by 630 pixels. */
export async function sharedPictures() {
  const withPicture = Object.entries(publicPages).filter(([, { sharesPictureOf }]) => !sharesPictureOf);
  const pictures = withPicture.flatMap(([name, { pictureOf }], index) =>
    LANGUAGES.map(async (language) => {
      const sheet = await pictureOf(language);
      return { file: `${name}.${language}.png`, html: sheet ? htmlOf(sheet, index + 1) : "" };
    }),
  );
  return { styles, pictures: await Promise.all(pictures) };
}

const htmlOf = ({ title, text, drawing }: SharedSheet, number: number) =>
  renderToStaticMarkup(<SharedPicture number={number} title={title} text={text} drawing={drawingOf(drawing)} />);

function drawingOf(drawing: SharedSheet["drawing"]): ReactElement {
  if (drawing === "bridge") return <BridgeElevation size={BRIDGE} className="wide" />;
  const Drawing = DRAWINGS[drawing];
  return <Drawing />;
}
