import type { DecisionReason } from "#api/core/rules/decisionReason.rules.ts";
import type { NoticeFacts, ReadOutBid, NoticeChange } from "#api/notices/NoticeFacts.ts";
import type { StatusAct } from "#api/notices/noticeKinds.rules.ts";
import type { WordsOfNotices, ReaderFormats } from "#api/notices/WordsOfNotices.ts";

const offers = (count: number) => (count === 1 ? "1 soumission" : `${count} soumissions`);
const by = (names: string) => (names ? `, par ${names}` : "");
const inTime = (hours: number) => (hours > 24 ? `dans ${hours / 24} jours` : `dans ${hours} heures`);

/** The text of each reason for a decision. The reason `other` has none, because the administrator types it. */
const REASONS: Record<Exclude<DecisionReason, "other">, string> = {
  price: "le prix",
  requirementNotMet: "une exigence n’est pas remplie",
  documentMissing: "un document manque",
  addendumNotConfirmed: "un avenant n’a pas été confirmé",
};
const outcomeSentences = ({
  reason,
  words,
  nextSteps,
}: Pick<NoticeFacts["bidDecided"], "reason" | "words" | "nextSteps">) => [
  ...(reason && reason !== "other" ? [`Motif\u00a0: ${REASONS[reason]}.`] : []),
  ...(words ? [`Explication du maître d’ouvrage\u00a0: ${words}`] : []),
  ...(nextSteps ? [`Prochaines étapes\u00a0: ${nextSteps}`] : []),
];

const received: WordsOfNotices["kinds"]["bidReceived"]["says"] = (
  { title, at, persons, receipt, hash, closing },
  { time, names },
) => [
  `La soumission de votre entreprise pour ${title} a été reçue le ${time(at)}${by(names(persons))}.`,
  hash
    ? `Récépissé ${receipt}, SHA-256 ${hash}.`
    : `Récépissé ${receipt}. La soumission est scellée\u00a0: son empreinte SHA-256 figure sur la page de votre soumission, que seule votre entreprise peut lire.`,
  `Jusqu’au ${time(closing)}, vous pouvez la réviser ou la retirer.`,
];

const quoted = (names: readonly string[]) => names.map((name) => `«\u00a0${name}\u00a0»`).join(" et ");

const money = (digits: string) => `${Number(digits).toLocaleString("fr")} $`;

/** For each change of a tender's status: what happened, and then what it means for the reader. */
const HAPPENED: Record<StatusAct, readonly [string, ...string[]]> = {
  closedEarly: [
    "a été clos avant la date prévue",
    "Il n’accepte plus de soumissions. Une soumission déposée auparavant reste valable.",
  ],
  hidden: [
    "n’est plus affiché",
    "Le maître d’ouvrage le modifie. Une soumission déposée reste valable\u00a0; nous vous préviendrons si le dépôt est rouvert.",
  ],
  awarded: ["a été attribué", "Si vous avez déposé une soumission, la décision se trouve sur sa page."],
  awardTakenBack: [
    "n’est plus attribué\u00a0: l’attribution a été annulée",
    "Une nouvelle décision vous sera communiquée.",
  ],
  deleted: ["a été retiré par le maître d’ouvrage", "Il n’accepte plus de soumissions."],
  restored: ["est de nouveau affiché"],
};

function readAloud(readOut: readonly ReadOutBid[], count: number) {
  if (readOut.length === 0) return [];
  const more = count - readOut.length;
  const list = [
    ...readOut.map(({ company, amount }) => (amount === null ? company : `${company}, ${money(amount)}`)),
    ...(more > 0 ? [more === 1 ? "et 1 autre" : `et ${more.toLocaleString("fr")} autres`] : []),
  ];
  return [
    `${readOut[0]?.amount == null ? "Les soumissionnaires" : "Les soumissionnaires et leurs montants"}\u00a0: ${list.join("\u00a0; ")}.`,
  ];
}

const fields: WordsOfNotices["fields"] = {
  title: "Intitulé",
  description: "Description",
  requirements: "Exigences",
  category: "Catégorie",
  budgetMin: "Budget minimal",
  budgetMax: "Budget maximal",
  openingDate: "Date d’ouverture",
  closingDate: "Clôture",
  questionsUntil: "Questions jusqu’au",
  takesQuestions: "Questions",
  decisionExpectedOn: "Décision prévue",
  location: "Lieu",
  country: "Pays",
  documentsUrl: "Documents",
  documents: "Liste des documents",
  requiredDocuments: "Documents demandés",
  status: "État",
};

function changed({ field, as, before, after }: NoticeChange, time: ReaderFormats["time"]) {
  if (field === "status") return "Le dépôt des soumissions est rouvert.";
  if (as === "long") return `${fields[field]}\u00a0: modifié, voir les mots marqués.`;
  const value = (stored: string | null) =>
    stored === null
      ? "aucun"
      : as === "time"
        ? time(stored)
        : as === "money"
          ? money(stored)
          : as === "flag"
            ? stored === "true"
              ? "acceptées"
              : "non acceptées"
            : stored;
  return `${fields[field]}\u00a0: ${value(before)} → ${value(after)}`;
}

export const noticeWordsFr: WordsOfNotices = {
  fields,
  kinds: {
    bidReceived: { subject: ({ number }) => `Soumission reçue\u00a0: ${number}`, says: received },
    bidRevised: { subject: ({ number }) => `Soumission révisée\u00a0: ${number}`, says: received },
    bidWithdrawn: {
      subject: ({ number }) => `Soumission retirée\u00a0: ${number}`,
      says: ({ title, at, persons, closing }, { time, names }) => [
        `La soumission de votre entreprise pour ${title} a été retirée le ${time(at)}${by(names(persons))}.`,
        `Jusqu’au ${time(closing)}, votre entreprise peut soumissionner de nouveau.`,
      ],
    },
    tenderAmended: {
      subject: ({ number, addendum }) => `Avenant ${addendum} à ${number}`,
      says: ({ title, changes, note, asks, closing }, { time }) => [
        `${title} a été modifié.`,
        ...changes.map((change) => changed(change, time)),
        ...(note ? [note] : []),
        ...(asks
          ? [
              `Votre soumission reste déposée. Confirmez que vous la maintenez, ou révisez-la, avant le ${time(closing)}.`,
            ]
          : []),
      ],
    },
    tenderCancelled: {
      subject: ({ number }) => `L’appel d’offres ${number} a été annulé`,
      says: ({ title, reason }) => [
        `${title} a été annulé. Motif du maître d’ouvrage\u00a0: ${reason}`,
        "Vous n’avez plus rien à faire.",
      ],
    },
    statusChanged: {
      subject: ({ number, happened }) => `L’appel d’offres ${number} ${HAPPENED[happened][0]}`,
      says: ({ title, happened, reason }) => [
        `${title} ${HAPPENED[happened][0]}.`,
        ...(reason ? [`Motif du maître d’ouvrage\u00a0: ${reason}`] : []),
        ...HAPPENED[happened].slice(1),
      ],
    },
    closingSoon: {
      subject: ({ number, hours }) => `${number}\u00a0: clôture ${inTime(hours)}`,
      says: ({ title, at, persons, closing, unconfirmed }, { time, names }) => [
        `${title}\u00a0: clôture le ${time(closing)}.`,
        ...(unconfirmed === null ? [] : [`Votre soumission ne confirme pas encore l’avenant ${unconfirmed}.`]),
        ...(at === null
          ? []
          : [
              `Votre brouillon a été enregistré pour la dernière fois le ${time(at)}${by(names(persons))}, et n’est pas déposé.`,
            ]),
        ...(unconfirmed === null && at === null
          ? ["Vous avez posé une question à son sujet, et n’avez pas déposé de soumission."]
          : []),
      ],
    },
    tenderSealed: {
      subject: ({ number, hash }) => `${number} est clos\u00a0: sceau ${hash.slice(0, 12)}`,
      says: ({ title, bids, hash, receipt, isAgain }) => [
        `${title} est clos. ${offers(bids)} ${bids === 1 ? "était déposée" : "étaient déposées"} à la clôture. ${bids === 1 ? "Son récépissé est réuni" : "Leurs récépissés sont réunis"} sous un seul sceau\u00a0: ${hash}.`,
        `Votre récépissé ${receipt} en fait partie.`,
        ...(isAgain
          ? ["L’appel d’offres avait déjà été clos, puis rouvert. Ce sceau est celui de la clôture actuelle."]
          : []),
      ],
      inMail: (verify) => [
        "Gardez cet e-mail\u00a0: il montrera plus tard qu’aucune soumission n’a été ajoutée, retirée ou modifiée.",
        `Cette page vérifie votre récépissé et le sceau, sans connexion, et explique comment les recalculer soi-même\u00a0: ${verify}`,
      ],
    },
    documentsOwed: {
      subject: ({ number }) => `Documents à remettre pour ${number}`,
      says: ({ title, owed, names, until }, { time }) => [
        `${title} est clos.`,
        `${owed === 1 ? "1 document de votre soumission n’a" : `${owed} documents de votre soumission n’ont`} pas encore de lien${names.length > 0 ? `\u00a0: ${names.join(", ")}` : ""}.`,
        `Vous avez jusqu’au ${time(until)}.`,
      ],
    },
    fileRefused: {
      subject: ({ name }) =>
        name === null ? "Un fichier de votre soumission contient un virus" : `${name} contient un virus`,
      says: ({ name, virus, of, title }) => [
        `${name ?? "Un fichier"}${title === null ? "" : `, envoyé pour ${title},`} contient un virus (${virus}) et a été supprimé.`,
        {
          ownBid:
            "Si vous avez déposé une soumission, elle reste déposée, sans ce fichier. Avant la clôture, vous pouvez la réviser et envoyer un fichier sain.",
          bid: "La soumission reste déposée, sans ce fichier. L’entreprise en a été informée.",
          ownTender: "Veuillez envoyer un fichier sain à sa place.",
          ownCompany: "Veuillez envoyer un fichier sain à sa place.",
        }[of],
      ],
    },
    bidsOpened: {
      subject: ({ number }) => `Dépouillement\u00a0: ${number}`,
      says: ({ title, at, persons, bids, readOut = [] }, { time, names }) => [
        `Les soumissions pour ${title} ont été dépouillées le ${time(at)}${by(names(persons))}. ${offers(bids)}.`,
        ...readAloud(readOut, bids),
      ],
    },
    awardMade: {
      subject: ({ number, isChosen }) => (isChosen ? `Marché attribué\u00a0: ${number}` : `Résultat de ${number}`),
      says: ({ title, isChosen, ...why }) => [
        isChosen
          ? `${title} a été attribué\u00a0: votre soumission a été retenue.`
          : `${title} a été attribué\u00a0: votre soumission n’a pas été retenue.`,
        ...outcomeSentences(why),
      ],
    },
    bidDecided: {
      subject: ({ number }) => `Résultat de ${number}`,
      says: ({ title, outcome, ...why }) => [
        outcome === "accepted"
          ? `Votre soumission pour ${title} a été retenue.`
          : outcome === "rejected"
            ? `Votre soumission pour ${title} n’a pas été retenue.`
            : `La décision sur votre soumission pour ${title} a été annulée\u00a0: elle est de nouveau à l’étude.`,
        ...outcomeSentences(why),
      ],
    },
    questionAnswered: {
      subject: ({ number, question, isCorrected }) =>
        isCorrected ? `Réponse corrigée Q-${question}\u00a0: ${number}` : `Réponse Q-${question}\u00a0: ${number}`,
      says: ({ title, asked, answer, isCorrected, closing }, { time }) => [
        isCorrected
          ? `La réponse à une question sur ${title} a été corrigée.`
          : `Une question sur ${title} a reçu une réponse.`,
        asked,
        answer,
        ...(closing ? [`La clôture de l’appel d’offres est désormais fixée au ${time(closing)}.`] : []),
      ],
    },
    questionDeclined: {
      subject: ({ number }) => `Votre question sur ${number}`,
      says: ({ title, declined }) => [`Votre question sur ${title} n’a pas reçu de réponse\u00a0: ${declined}`],
    },
    questionAsked: {
      subject: ({ number }) => `${number}\u00a0: une question attend une réponse`,
      says: ({ title, closing }, { time }) => [
        `Une question sur ${title} a été posée. Répondez-y avant la clôture, le ${time(closing)}.`,
      ],
    },
    searchMatched: {
      subject: ({ number }) => `Nouvel appel d’offres\u00a0: ${number}`,
      says: ({ title, name }) => [`${title} correspond à votre recherche enregistrée «\u00a0${name}\u00a0».`],
    },
    noBids: {
      subject: ({ number }) => `${number}\u00a0: clos sans soumission`,
      says: ({ title }) => [
        `${title} est clos, sans aucune soumission. Vous pouvez le rouvrir avec une date de clôture plus tardive.`,
      ],
    },
    openingDue: {
      subject: ({ number }) => `${number}\u00a0: dépouillement possible`,
      says: ({ title, bids }) => [
        `${title} est scellé et clos avec ${offers(bids)}. Ouvrez les soumissions pour les lire.`,
      ],
    },
    openingAwaited: {
      subject: ({ number }) => `${number}\u00a0: une seconde personne est attendue`,
      says: ({ title, at, persons, minutes }, { time, names }) => [
        `Le dépouillement de ${title} a été approuvé le ${time(at)}${by(names(persons))}. Il faut un second administrateur dans les ${minutes} minutes.`,
      ],
    },
    decisionOverdue: {
      subject: ({ number }) => `${number}\u00a0: la décision est en retard`,
      says: ({ title, expected }, { day }) => [
        `La décision sur ${title} était attendue pour le ${day(expected)}. Statuez sur les offres, ou annoncez une date plus tardive dans la gestion des appels d’offres.`,
      ],
    },
    requestReceived: {
      subject: () => "Nouvelle demande d’intégration",
      says: ({ at }, { time }) => [
        `Une demande d’intégration a été reçue le ${time(at)}. Lisez-la et marquez-la comme traitée une fois la réponse donnée.`,
      ],
    },
    companyDocumentExpires: {
      subject: ({ name, days }) => `${name} expire dans ${days} ${days === 1 ? "jour" : "jours"}`,
      says: ({ name, until }, { day }) => [
        `«\u00a0${name}\u00a0», un document de votre entreprise, expire le ${day(until)}. Un appel d’offres peut demander un document valable à sa clôture.`,
        "Quand vous aurez le nouveau, remplacez le fichier et la date sur la page de votre entreprise.",
      ],
    },
    tokenEnds: {
      subject: ({ name, days }) => `Votre jeton d’API ${name} expire dans ${days} jours`,
      says: ({ name, beginning, ends }, { time }) => [
        `Votre jeton d’API «\u00a0${name}\u00a0», qui commence par ${beginning}, expire le ${time(ends)}. Ensuite, les requêtes avec ce jeton seront refusées.`,
        "Si un logiciel en a encore besoin, créez un nouveau jeton, et révoquez celui-ci une fois que le logiciel utilise le nouveau.",
      ],
    },
    webhookDisabled: {
      subject: ({ host }) => `Votre webhook ${host} a été désactivé`,
      says: ({ host, days, at, failure }, { time }) => [
        `Votre webhook ${host} n’a accepté aucun message pendant ${days} jours, ou a répondu qu’il n’en voulait plus\u00a0: il a été désactivé le ${time(at)}. La dernière tentative s’est terminée ainsi\u00a0: ${failure}.`,
        "Ce qui s’est passé depuis n’est pas envoyé. Quand le destinataire fonctionnera à nouveau, réactivez le webhook, et renvoyez les messages de son journal.",
      ],
    },
  },
  hello: "Bonjour",
  desk: "Le bureau mondial",
  more: "Dans le portail\u00a0:",
  several: (subject, others) => `${subject} (et ${others} de plus)`,
  daily: (notices) => (notices === 1 ? "1 notification du jour" : `${notices} notifications du jour`),
  stop: (group, settings) =>
    `Vous recevez cet e-mail en raison du choix «\u00a0${group}\u00a0» dans vos paramètres\u00a0: ${settings}`,
  stopSearch: (name, url) =>
    `Vous recevez cet e-mail en raison de votre recherche enregistrée «\u00a0${name}\u00a0». Pour ne plus recevoir ces e-mails\u00a0: ${url}`,
  groups: {
    tenders: "Appels d’offres auxquels vous participez",
    reminders: "Rappels",
    administration: "Administration",
  },
  deliveries: { portal: "dans le portail seulement", daily: "chaque jour", atOnce: "immédiatement" },
  page: {
    search: (name) => `Recherche enregistrée\u00a0: ${name}`,
    title: "Ne plus recevoir ces e-mails",
    asks: (stopped) =>
      `Vous ne recevrez plus d’e-mails sur ${quoted(stopped)}. Les notifications restent dans le portail.`,
    button: "Ne plus recevoir ces e-mails",
    done: (stopped, again) => `Vous ne recevez plus d’e-mails sur ${quoted(stopped)}. ${again}`,
    inSettings: "Vous pouvez les rétablir dans les paramètres.",
    inSearches: "Vous pouvez les rétablir parmi vos recherches enregistrées, dans les appels d’offres.",
    invalid: "Ce lien n’est pas valable. Vous pouvez arrêter ces e-mails dans les paramètres du portail.",
    settings: "Paramètres",
    searches: "Appels d’offres",
  },
};
