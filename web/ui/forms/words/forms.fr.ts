import { type words as english } from "#web/ui/forms/words/forms.en.ts";

export const words: typeof english = {
  thisBrowsersStorageIsFullOr:
    "La mémoire de ce navigateur est pleine ou bloquée. Recharger la page efface ce que vous avez écrit.",
  whatYouTypedHereEarlierWas: "Ce que vous aviez écrit ici a été rétabli. Ce n’est pas encore envoyé.",
  restoredText: "Texte rétabli",
  discard: "Abandonner",
  theirs: "Enregistré :",
  yours: "Votre saisie :",
  theWasChangedElsewhereSinceYou: (what) => `Modifié ailleurs depuis que vous l’avez ouvert : ${what}`,
  youHadNotChangedTheseFields:
    "Vous n’aviez pas modifié ces champs. Le formulaire montre ce qui a été enregistré entre-temps :",
  youChangedTheseFieldsTooWhat:
    "Vous avez aussi modifié ces champs. Votre saisie remplace ce qui a été enregistré entre-temps :",
  isKept: "Votre saisie est conservée ci-dessous. ",
  empty: "(vide)",
  pressAgain: (action) => `Appuyez de nouveau sur « ${action} » pour enregistrer le formulaire tel qu’il est.`,
  whatYouTypedIsKeptStatus: (status) => `${status} Votre saisie est conservée.`,
};
