import { Close, Description, Root, Title } from "@radix-ui/react-toast";
import { X } from "lucide-react";

import { type ToastWords } from "#web/ui/feedback/toastWords.ts";

export interface ToastMessage {
  tone: "success" | "info" | "error";
  title?: string;
  description: string;
  duration: number;
  /**
   * The toast's fixed texts, in the language of the screen that showed it. The toast may still be visible after the
   * user leaves that screen.
   */
  words: ToastWords;
}

interface Props extends ToastMessage {
  onClose: () => void;
}

export function ToastCard({ tone, title, description, duration, words, onClose }: Props) {
  return (
    <Root
      className="toast"
      lang={words.language}
      data-tone={tone}
      duration={duration}
      type={tone === "info" ? "background" : "foreground"}
      onOpenChange={onClose}
    >
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
      <Close className="toast-close" aria-label={words.close}>
        <X size={18} aria-hidden />
      </Close>
    </Root>
  );
}
