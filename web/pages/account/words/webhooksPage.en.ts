export const words = {
  webhooks: "Webhooks",
  aSignedMessageToYour:
    "A signed message to your program whenever something happens, instead of asking again and again.",
  backToSettings: "Back to Settings",
  theWebhooksSecret: "The Webhook's Secret",
  secret: "Secret",
};
