import { Close, Description, Root, Title } from "@radix-ui/react-toast";
import { X } from "lucide-react";

export interface ToastMessage {
  tone: "success" | "info" | "error";
  title?: string;
  description: string;
  duration: number;
}

interface Props extends ToastMessage {
  closeLabel: string;
  onClose: () => void;
}

export function ToastCard({ tone, title, description, duration, closeLabel, onClose }: Props) {
  return (
    <Root className="toast" data-tone={tone} duration={duration} type={tone === "info" ? "background" : "foreground"} onOpenChange={onClose}>
      <div>
        {title && (
          <Title asChild>
            <p className="toast-title">{title}</p>
          </Title>
        )}
        <Description asChild>
          <p>{description}</p>
        </Description>
      </div>
      <Close className="toast-close" aria-label={closeLabel}>
        <X size={18} aria-hidden />
      </Close>
    </Root>
  );
}
