import { bridge, type BridgeSize } from "#web/features/marketing/landing/hero/bridge.geometry.ts";

interface Props {
  size: BridgeSize;
  className: string;
}

export function BridgeElevation({ size, className }: Props) {
  const { grid, heavy, seen, thin, hidden, axes, measured } = bridge(size);
  return (
    <svg className={`drawing ${className}`} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <path className="grid" d={grid} />
      <path className="axis" d={axes} />
      <path className="thin" d={thin} />
      <path className="hidden-edge" d={hidden} />
      <path className="seen" d={seen} />
      <path className="heavy" d={heavy} />
      <path className="measured" d={measured} />
    </svg>
  );
}
