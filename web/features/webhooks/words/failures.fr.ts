import { type failureText as english } from "#web/features/webhooks/words/failures.en.ts";

/** The French sentences of the server's fixed sentences (api/webhooks); failures.test.ts fails if one is missing. */
const FRENCH: Readonly<Record<string, string>> = {
  "The connection was refused": "Connexion refusée",
  "The connection was closed without an answer": "Connexion fermée sans réponse",
  "Closed without an answer": "Connexion fermée sans réponse",
  "The receiver could not be reached": "Le destinataire est injoignable",
  "This address cannot be reached from the internet": "Cette adresse est injoignable depuis Internet",
  "Must be a web address that starts with https://": "L’adresse doit commencer par https://",
  "Must have no user name or password": "L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe",
  "Must have port 443, or one from 1024 up": "Le port doit être 443, ou au moins 1024",
};

const PATTERNS: readonly [RegExp, (part: string) => string][] = [
  [
    /^Answered (\d+): redirects are not followed$/,
    (status) => `Réponse ${status} : les redirections ne sont pas suivies`,
  ],
  [/^Answered (\d+)$/, (status) => `Réponse ${status}`],
  [/^No connection within (\S+) s$/, (seconds) => `Pas de connexion en ${seconds} s`],
  [/^No answer within (\S+) s$/, (seconds) => `Pas de réponse en ${seconds} s`],
  [/^No secure connection: (\w+)$/, (code) => `Pas de connexion sécurisée : ${code}`],
  [/^The message could not be sent: (\w+)$/, (code) => `Le message n’a pas pu être envoyé : ${code}`],
];

export const failureText: typeof english = (failure) => {
  for (const [pattern, say] of PATTERNS) {
    const part = pattern.exec(failure)?.[1];
    if (part) return say(part);
  }
  return FRENCH[failure] ?? failure;
};
