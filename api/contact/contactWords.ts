import type { Language } from "#api/core/rules/language.rules.ts";
import type { ContactRequestFields } from "#api/contact/contactRequest.rules.ts";
import { PARTNER_ROLE_LABELS, type PartnerRole } from "#api/users/userWords.rules.ts";

interface ContactWords {
  labels: Record<keyof ContactRequestFields, string>;
  roles: Record<PartnerRole, string>;
  form: { title: string; choose: string; leaveEmpty: string; submit: string };
  /** The sentences that explain why the form was refused. */
  answer: {
    refused: string;
    tooMany: (minutes: number) => string;
    elsewhere: string;
    tooLarge: string;
    unreadable: string;
    fault: string;
    unavailable: string;
  };
  /** Messages for invalid fields. `length` is a number in the English format, such as 10,000. */
  problems: { required: string; email: string; tooLong: (length: string) => string; other: string };
  mail: {
    subject: string;
    hello: string;
    promise: string;
    reference: string;
    written: string;
    notYou: string;
    desk: string;
  };
}

export const CONTACT_WORDS: Record<Language, ContactWords> = {
  en: {
    labels: {
      firstName: "First name",
      lastName: "Last name",
      email: "Email",
      company: "Company",
      role: "Role",
      message: "Message",
    },
    roles: PARTNER_ROLE_LABELS,
    form: {
      title: "Integration Request",
      choose: "Choose a role",
      leaveEmpty: "Leave this field empty",
      submit: "Submit Application",
    },
    answer: {
      refused: "The request was not sent yet. What you typed is still here.",
      tooMany: (minutes) =>
        `Too many requests came from your network. What you typed is still here: please send it again in ${minutes} min.`,
      elsewhere:
        "The form came from another site’s page, and the request was not sent. What was typed is still here: if it is yours, please send it again.",
      tooLarge:
        "The form was too large, and the request was not sent. Go back to find what you typed, shorten it and send it again.",
      unreadable:
        "The form could not be read, and the request was not sent. Go back to find what you typed, and please send it again.",
      fault:
        "Something went wrong on our side, and the request was not sent. What you typed is still here: please send it again.",
      unavailable:
        "The service cannot be reached at the moment, and the request was not sent. What you typed is still here: please send it again in a few seconds.",
    },
    problems: {
      required: "Required",
      email: "Invalid email",
      tooLong: (length) => `Must be at most ${length} characters`,
      other: "Invalid input",
    },
    mail: {
      subject: "Your integration request has been received",
      hello: "Hello",
      promise: "Your request has been received. The team will be in touch within 24 hours.",
      reference: "Reference",
      written: "What you wrote:",
      notYou: "If you did not send this request, you need not do anything.",
      desk: "The global desk",
    },
  },
  fr: {
    labels: {
      firstName: "Prénom",
      lastName: "Nom",
      email: "E-mail",
      company: "Entreprise",
      role: "Rôle",
      message: "Message",
    },
    roles: {
      architecture: "Bureau d’architecture ou d’ingénierie",
      execution: "Entreprise de travaux",
      supplier: "Fournisseur ou fabricant",
      developer: "Promoteur ou fonds",
      other: "Autre",
    },
    form: {
      title: "Demande d’intégration",
      choose: "Choisir un rôle",
      leaveEmpty: "Laissez ce champ vide",
      submit: "Envoyer la demande",
    },
    answer: {
      refused: "La demande n’est pas encore envoyée. Ce que vous avez écrit est toujours là.",
      tooMany: (minutes) =>
        `Trop de demandes sont venues de votre réseau. Ce que vous avez écrit est toujours là : veuillez l’envoyer à nouveau dans ${minutes} min.`,
      elsewhere:
        "Le formulaire venait de la page d’un autre site, et la demande n’est pas envoyée. Ce qui a été écrit est toujours là : si cela vient de vous, veuillez l’envoyer à nouveau.",
      tooLarge:
        "Le formulaire était trop grand, et la demande n’est pas envoyée. Revenez en arrière pour retrouver ce que vous avez écrit, raccourcissez-le et envoyez-le à nouveau.",
      unreadable:
        "Le formulaire n’a pas pu être lu, et la demande n’est pas envoyée. Revenez en arrière pour retrouver ce que vous avez écrit, et veuillez l’envoyer à nouveau.",
      fault:
        "Une erreur s’est produite de notre côté, et la demande n’est pas envoyée. Ce que vous avez écrit est toujours là : veuillez l’envoyer à nouveau.",
      unavailable:
        "Le service n’est pas joignable pour le moment, et la demande n’est pas envoyée. Ce que vous avez écrit est toujours là : veuillez l’envoyer à nouveau dans quelques secondes.",
    },
    problems: {
      required: "Obligatoire",
      email: "E-mail non valide",
      tooLong: (length) => `${length.replaceAll(",", "\u202f")} caractères au plus`,
      other: "Saisie non valide",
    },
    mail: {
      subject: "Votre demande d’intégration est bien arrivée",
      hello: "Bonjour",
      promise: "Votre demande est bien arrivée. L’équipe vous contactera dans les 24 heures.",
      reference: "Référence",
      written: "Ce que vous avez écrit :",
      notYou: "Si cette demande ne vient pas de vous, vous n’avez rien à faire.",
      desk: "Le bureau mondial",
    },
  },
};
