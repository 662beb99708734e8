import { type CssVarsThemeOptions } from "@mui/material/styles";

import { print } from "#web/theme/print.ts";
import { MEASURE } from "#web/theme/tokens.ts";

const TARGET = 44;

/**
 * Overrides of MUI components in the style of a drawing sheet: square corners, hairlines instead of shadows, labels
 * above their inputs.
 */
export const components: CssVarsThemeOptions["components"] = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { fontVariantNumeric: "tabular-nums", textRendering: "optimizeLegibility" },
      "h1, h2": { textWrap: "balance" },
      "h1:focus": { outline: "none" },
      a: { color: "inherit" },
      // Set box-sizing explicitly, because browsers wrap the content of `details` in internal elements, which do not
      // inherit it.
      "details > *": { boxSizing: "border-box" },
      ":focus-visible": { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      "@media (prefers-reduced-motion: reduce)": {
        "*, *::before, *::after": {
          animationDuration: "0.01ms !important",
          animationIterationCount: "1 !important",
          transitionDuration: "0.01ms !important",
          scrollBehavior: "auto !important",
        },
      },
      ...print,
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, color: "secondary" },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TARGET,
        padding: theme.spacing(1, 2.5),
        "&.Mui-focusVisible": { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
        variants: [
          { props: { variant: "outlined" }, style: { borderColor: theme.vars.palette.edge } },
          {
            props: { variant: "text" },
            style: {
              paddingInline: theme.spacing(1),
              marginInline: theme.spacing(-1),
              textUnderlineOffset: "0.25em",
              textDecorationThickness: 1,
              "&, &:hover": { textDecorationLine: "underline" },
              "& .MuiButton-startIcon": { marginInlineStart: 0 },
            },
          },
        ],
      }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET, borderRadius: 2 } } },
  MuiPaper: {
    defaultProps: { elevation: 0, variant: "outlined" },
    styleOverrides: { root: { backgroundImage: "none" } },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: "static",
        transform: "none",
        maxWidth: "none",
        overflow: "visible",
        whiteSpace: "normal",
        marginBottom: theme.spacing(0.5),
        fontWeight: 550,
        fontSize: "0.9375rem",
        lineHeight: 1.5,
        color: theme.vars.palette.text.primary,
        "&.Mui-focused, &.Mui-error": { color: theme.vars.palette.text.primary },
        // The asterisk is only visual. Screen readers use aria-required instead, and the empty alternative text after
        // the slash keeps the asterisk out of the label's text.
        "&.required::after": { content: '" *" / ""', color: theme.vars.palette.primary.main },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TARGET,
        backgroundColor: theme.vars.palette.background.paper,
        "&.MuiInputBase-multiline": { padding: 0 },
        "& .MuiOutlinedInput-notchedOutline": {
          top: 0,
          borderColor: theme.vars.palette.edge,
          "& legend": { display: "none" },
        },
      }),
      // Browsers draw a date's input 2 pixels higher than others. Then labels in a row would not align.
      input: { height: "auto", padding: "10.5px 12px", "&[type=date]": { paddingBlock: "9.5px" } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 0,
        fontSize: "0.875rem",
        lineHeight: 1.4,
        maxWidth: MEASURE,
        "&, &.Mui-error": { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiLink: {
    defaultProps: { color: "inherit" },
    styleOverrides: { root: { textUnderlineOffset: "0.2em" } },
  },
  MuiDialog: { defaultProps: { slotProps: { paper: { variant: "outlined" } } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({ flexWrap: "wrap", gap: theme.spacing(1, 3), padding: theme.spacing(1, 3, 3) }),
    },
  },
  MuiSkeleton: { defaultProps: { animation: "pulse", variant: "rectangular" } },
};
