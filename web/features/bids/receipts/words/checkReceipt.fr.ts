import { type words as english } from "#web/features/bids/receipts/words/checkReceipt.en.ts";

export const words: typeof english = {
  checkAReceipt: "Vérifier un récépissé",
};
