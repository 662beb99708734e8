import { Button, DialogContent, DialogTitle, useMediaQuery } from "@mui/material";
import { type Theme } from "@mui/material/styles";
import { ShieldCheck } from "lucide-react";
import { Suspense, useId, useState } from "react";

import { Dialog } from "#web/ui/Dialog.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { words } from "#web/features/bids/receipts/words/checkReceipt.en.ts";

/** Lazy-loaded when the dialog opens. */
const CheckReceiptForm = lazyComponent(
  async () => (await import("#web/features/bids/receipts/CheckReceiptForm.tsx")).CheckReceiptForm,
);

/** A button that opens a dialog to check a printed receipt by its number and SHA-256. */
export function CheckReceipt() {
  const title = useId();
  const [open, setOpen] = useState(false);
  const isSmall = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  return (
    <>
      <Button variant="outlined" startIcon={<ShieldCheck size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {words.checkAReceipt}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullScreen={isSmall}
        fullWidth
        maxWidth="sm"
        aria-labelledby={title}
      >
        <DialogTitle id={title} variant="h2">
          {words.checkAReceipt}
        </DialogTitle>
        <DialogContent>
          <Suspense>
            <CheckReceiptForm onClose={() => setOpen(false)} />
          </Suspense>
        </DialogContent>
      </Dialog>
    </>
  );
}
