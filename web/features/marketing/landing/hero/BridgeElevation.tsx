import { type ReactNode } from "react";

import { bridge, type BridgeSize } from "#web/features/marketing/landing/hero/bridge.geometry.ts";

interface Props {
  size: BridgeSize;
  className: string;
  /** The index of the missing span, which is only outlined; from 0. */
  absent?: number;
  children?: ReactNode;
}

export function BridgeElevation({ size, className, absent, children }: Props) {
  const paths = bridge(size, absent);
  return (
    <svg className={`drawing ${className}`} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <path className="grid" d={paths.grid} />
      <path className="axis" d={paths.axes} />
      <path className="thin" d={paths.thin} />
      <path className="hidden-edge" d={paths.hidden} />
      <path className="seen" d={paths.seen} />
      <path className="heavy" d={paths.heavy} />
      {paths.absent && <path className="measured dashed" d={paths.absent} />}
      <path className="measured" d={paths.measured} />
      {children}
    </svg>
  );
}
