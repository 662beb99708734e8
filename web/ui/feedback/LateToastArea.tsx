import { deferredComponent } from "#web/ui/deferredComponent.tsx";

import { type ToastAreaProps } from "#web/ui/feedback/ToastArea.tsx";

export const LateToastArea = deferredComponent<ToastAreaProps>(
  async () => (await import("#web/ui/feedback/ToastArea.tsx")).ToastArea,
  ({ message }) => message !== null,
);
