import { type words as english } from "#web/ui/frame/words/frame.en.ts";

export const words: typeof english = {
  skip: "Aller au contenu",
  logout: "Se déconnecter",
  portal: "Portail",
  menu: "Menu",
};
