import { SPANS, type BridgeSize } from "#web/features/marketing/landing/hero/bridge.geometry.ts";
import { NARROW_BRIDGE, WIDE_BRIDGE } from "#web/features/marketing/landing/hero/bridge.sizes.ts";
import { BridgeElevation } from "#web/features/marketing/landing/hero/BridgeElevation.tsx";

/** The index of the missing span, from 0: the third of four. */
const ABSENT = 2;
/** The height of the space for a label above the dimension line. */
const LABEL = 26;

const lowered = ({ height, dimension, deck, springing, bank, bed, ...rest }: BridgeSize): BridgeSize => ({
  ...rest,
  height: height + LABEL,
  dimension: dimension + LABEL,
  deck: deck + LABEL,
  springing: springing + LABEL,
  bank: bank + LABEL,
  bed: bed + LABEL,
});

function Bridge({ size, className }: { size: BridgeSize; className: string }) {
  const { width, margin, dimension } = size;
  const middle = margin + ((width - 2 * margin) / SPANS) * (ABSENT + 0.5);
  return (
    <BridgeElevation size={size} className={`bridge ${className}`} absent={ABSENT}>
      <text x={middle} y={dimension - 8} textAnchor="middle">
        404
      </text>
    </BridgeElevation>
  );
}

/** The drawing of the 404 page: the landing page's bridge with one span missing. */
export const MissingSpanDrawing = () => (
  <>
    <Bridge size={lowered(WIDE_BRIDGE)} className="bridge-wide" />
    <Bridge size={lowered(NARROW_BRIDGE)} className="bridge-narrow" />
  </>
);
