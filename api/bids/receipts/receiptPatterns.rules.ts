export const RECEIPT_NUMBER = /^AX-[0-9A-Z]{5}-[0-9A-Z]{5}$/;
