/**
 * Returns the reason why a delivery failed, as its webhook's owner reads it. In English it is the server's own
 * sentence.
 */
export const failureText: (failure: string) => string = (failure) => failure;
