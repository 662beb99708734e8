/** The print style sheet: black on white, without buttons and navigation, without the frame's padding. */
export const print = {
  "@page": { margin: "16mm" },
  "@media print": {
    "html, body": { background: "#fff !important" },
    "*": {
      color: "#000 !important",
      backgroundColor: "transparent !important",
      boxShadow: "none !important",
      textShadow: "none !important",
      animation: "none !important",
    },
    "nav, button, .MuiButton-root, .no-print, [role=region][aria-label*=F8]": { display: "none !important" },
    ".MuiPaper-root": { padding: "8px 0 !important", border: "0 !important", borderTop: "1px solid #000 !important" },
    "section, article": { breakInside: "auto" },
    "h1, h2, h3, dt": { breakAfter: "avoid" },
    "p, dd": { orphans: 3, widows: 3 },
    // Show texts that are collapsed on the screen, because on paper no button can expand them.
    "[data-collapsed]": { display: "block !important" },
    main: { padding: "0 !important" },
  },
} as const;
