/**
 * The colours of the light scheme. The dark scheme has the same tokens. The contrast of text is at least 4.5:1 in
 * both.
 */
export const light = {
  ink: "#0E1B2A",
  sheet: "#F7F5F0",
  paper: "#FFFFFF",
  steel: "#4A5D70",
  hairline: "#D5DAE0",
  edge: "#75879A",
  signal: "#C8500A",
  signalPressed: "#A84208",
  onSignal: "#FFFFFF",
  error: "#A8201A",
  status: {
    open: { main: "#14592F", tint: "#DDF0E3" },
    draft: { main: "#47535F", tint: "#E8EBEE" },
    closed: { main: "#98211B", tint: "#FAE3E0" },
    other: { main: "#1B4F8C", tint: "#E0EBF7" },
  },
};

export const dark: typeof light = {
  ink: "#F1EEE6",
  sheet: "#0E1B2A",
  paper: "#14253A",
  steel: "#A9B8C7",
  hairline: "#2B3E53",
  edge: "#71859A",
  signal: "#F28A45",
  signalPressed: "#FFA367",
  onSignal: "#0E1B2A",
  error: "#FF9A8F",
  status: {
    open: { main: "#93DCAB", tint: "#163A2A" },
    draft: { main: "#C2CCD6", tint: "#27384B" },
    closed: { main: "#FFB0A6", tint: "#4A2226" },
    other: { main: "#A6CDF7", tint: "#1B3A5E" },
  },
};

export type Tokens = typeof light;

/**
 * The maximum width of body text. `ch` is the width of "0". An average letter is narrower, so a line has at most 70
 * characters.
 */
export const MEASURE = "50ch";
