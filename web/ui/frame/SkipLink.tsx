import { Link } from "@mui/material";

/** A link that skips the navigation. It is the first Tab stop, and is visible only while it has the focus. */
export function SkipLink({ label = "Skip to content" }: { label?: string }) {
  return (
    <Link
      href="#main"
      className="no-print"
      sx={{
        position: "fixed",
        top: 8,
        insetInlineStart: 8,
        zIndex: "tooltip",
        px: 2,
        py: 1.25,
        color: "background.paper",
        bgcolor: "text.primary",
        "&:not(:focus)": { transform: "translateY(-200%)" },
      }}
    >
      {label}
    </Link>
  );
}
