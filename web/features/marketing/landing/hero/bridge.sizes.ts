import { type BridgeSize } from "#web/features/marketing/landing/hero/bridge.geometry.ts";

export const WIDE_BRIDGE: BridgeSize = {
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
/**
 * The bridge for phones. It has fewer lines than the wide bridge, because the lines of the wide bridge would be too
 * close together at this size.
 */
export const NARROW_BRIDGE: BridgeSize = {
  width: 360,
  height: 150,
  margin: 12,
  dimension: 10,
  deck: 40,
  springing: 84,
  bank: 94,
  bed: 130,
  columns: 8,
  panels: 9,
  pier: 8,
  rail: 7,
};
