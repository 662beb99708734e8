import { late } from "#web/ui/late.tsx";

import { type ToastAreaProps } from "#web/ui/feedback/ToastArea.tsx";

export const LateToastArea = late<ToastAreaProps>(async () => (await import("#web/ui/feedback/ToastArea.tsx")).ToastArea, ({ message }) => message !== null);
