import { openSeal } from "#api/core/seal/openSeal.ts";

/** @param secret kept outside the database (TWO_STEP_SECRET): a dump of the database cannot sign messages */
export const openWebhookSeal = (secret: string) => openSeal(secret, "axion webhook secret");
