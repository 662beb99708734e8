import { Close, Description, Root, Title } from "@radix-ui/react-toast";
import { IconButton, Typography } from "@mui/material";
import { styled } from "@mui/material/styles";
import { X } from "lucide-react";

export interface ToastMessage {
  tone: "success" | "info" | "error";
  title?: string;
  description: string;
  duration: number;
}

const Card = styled(Root, { shouldForwardProp: (prop) => prop !== "tone" })<{ tone: ToastMessage["tone"] }>(
  ({ theme, tone }) => ({
    display: "grid",
    gridTemplateColumns: "1fr auto",
    alignItems: "start",
    gap: theme.spacing(1),
    padding: theme.spacing(1.5, 1, 1.5, 2),
    pointerEvents: "auto",
    color: tone === "error" ? "#fff" : theme.vars.palette.text.primary,
    backgroundColor: tone === "error" ? "#98211B" : theme.vars.palette.background.paper,
    border: `1px solid ${tone === "error" ? "#98211B" : theme.vars.palette.edge}`,
    borderInlineStart: `4px solid ${edgeOf(tone)}`,
    borderRadius: theme.shape.borderRadius,
    boxShadow: "0 8px 24px rgb(14 27 42 / 0.18)",
    touchAction: "none",
    "&[data-state=open]": { animation: "axion-toast-in 200ms ease-out" },
    "&[data-swipe=move]": { transform: "translateX(var(--radix-toast-swipe-move-x))" },
    "&[data-swipe=cancel]": { transform: "translateX(0)", transition: "transform 200ms ease-out" },
    "@keyframes axion-toast-in": { from: { transform: "translateY(12px)", opacity: 0 } },
  }),
);

const edgeOf = (tone: ToastMessage["tone"]) =>
  ({ success: "#2E8B57", info: "#3E7CC2", error: "#FFB0A6" })[tone];

interface Props extends ToastMessage {
  onClose: () => void;
}

export function ToastCard({ tone, title, description, duration, onClose }: Props) {
  return (
    <Card tone={tone} duration={duration} type={tone === "info" ? "background" : "foreground"} onOpenChange={onClose}>
      <div>
        {title && (
          <Title asChild>
            <Typography variant="h3" component="p">{title}</Typography>
          </Title>
        )}
        <Description asChild>
          <Typography variant="body2" component="p">{description}</Typography>
        </Description>
      </div>
      <Close asChild>
        <IconButton color="inherit" aria-label="Close" sx={{ mt: -0.75 }}>
          <X size={18} aria-hidden />
        </IconButton>
      </Close>
    </Card>
  );
}
