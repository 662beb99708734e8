import { type legalEn } from "#web/features/marketing/copy/legal.en.ts";
import { type SameShape } from "#web/features/marketing/copy/LegalCopy.ts";

const UPDATED = "Dernière mise à jour : octobre 2025";

/** The French legal texts. The type requires the same number of paragraphs and list items as in the English texts. */
export const legalFr: SameShape<typeof legalEn> = {
  contents: "Sommaire",
  terms: {
    title: "Conditions d’utilisation",
    description:
      "Les règles du site et du portail Axion : comptes, profils, appels d’offres, soumissions, heure de clôture, récépissés et conservation.",
    updated: UPDATED,
    lead: "Ces conditions s’appliquent à toute personne qui visite ce site, envoie une demande d’intégration ou utilise le portail partenaires. Elles sont écrites pour être lues.",
    sections: {
      scope: {
        heading: "Ce que couvrent ces conditions",
        paragraphs: [
          "Axion est un cadre d’accélération industrielle pour les petites et moyennes entreprises d’ingénierie et de construction. Ce site le présente. Le portail permet aux partenaires connectés de tenir un profil d’entreprise, de consulter les appels d’offres ouverts et de déposer des soumissions ; il permet aux administrateurs de gérer les appels d’offres, les utilisateurs et les soumissions.",
          "Dans ces conditions, « nous » désigne l’exploitant d’Axion, « partenaire » une personne titulaire d’un compte pour le compte d’une entreprise, et « administrateur » une personne qui gère le portail pour nous. En utilisant le site ou le portail, vous acceptez ces conditions. Si vous agissez pour une entreprise, vous confirmez y être autorisé.",
        ],
      },
      contract: {
        heading: "Le Contrat d’intégration temporaire",
        paragraphs: [
          "Les entreprises participent au cadre par un Contrat d’intégration temporaire. C’est un contrat distinct et numérique ; ni une demande d’intégration ni un compte ne le remplacent. Si ce contrat et ces conditions divergent, le contrat prévaut entre ses parties.",
          "Le Contrat d’intégration temporaire :",
        ],
        points: [
          "garantit l’autonomie juridique et fiscale de chaque participant ;",
          "définit les rôles, la rémunération et les indicateurs ;",
          "ouvre l’accès au bureau mondial ;",
          "relie automatiquement le participant à la Value Loop annuelle.",
        ],
      },
      accounts: {
        heading: "Comptes",
        paragraphs: [
          "Vous pouvez vous inscrire vous-même, ou un administrateur peut créer un compte pour vous. Donnez des informations exactes et tenez-les à jour. Un nom d’utilisateur compte de 3 à 50 caractères et un mot de passe de 6 à 200 ; les noms d’utilisateur et les adresses e-mail sont uniques.",
          "Gardez votre mot de passe pour vous. Ce qui est fait avec votre compte est réputé fait par vous, sauf si vous montrez qu’un autre l’a utilisé sans faute de votre part. Si vous le soupçonnez, prévenez-nous aussitôt à {email} ; nous y aidons aussi en cas d’oubli du mot de passe. Une session prend fin 7 jours après la connexion, ou quand vous vous déconnectez.",
        ],
      },
      profiles: {
        heading: "Profils d’entreprise",
        paragraphs: [
          "Un profil d’entreprise est nécessaire pour déposer une soumission. Vous répondez de son contenu : nom, adresse, coordonnées, numéro d’immatriculation, effectif, secteur et description doivent être exacts et à jour. Nous pouvons demander des justificatifs.",
        ],
      },
      tenders: {
        heading: "Appels d’offres",
        paragraphs: [
          "Les administrateurs publient les appels d’offres avec un numéro, une description, une fourchette de budget en dollars américains, un lieu, des exigences et des dates d’ouverture et de clôture. Un appel d’offres peut être modifié, clos ou supprimé à tout moment, et aucune attribution n’est due. Relisez l’appel d’offres avant de déposer.",
          "Les documents d’un appel d’offres peuvent se trouver à des adresses extérieures à ce site. Nous ne contrôlons pas ces adresses. Si un document est inaccessible ou contredit l’appel d’offres, écrivez à {email} en temps utile avant l’heure de clôture.",
        ],
      },
      bids: {
        heading: "Soumissions",
        paragraphs: [
          "Une soumission se compose d’un montant en dollars américains entiers, d’un mémoire technique d’au moins 50 caractères, d’un délai d’exécution en jours et, si vous le souhaitez, d’un lien vers d’autres documents. La fourchette de budget est indicative : une soumission qui en sort est admise à l’examen.",
          "Ces règles valent pour chaque soumission :",
        ],
        points: [
          "Une entreprise a au plus une soumission en vigueur par appel d’offres.",
          "Jusqu’à la clôture, vous pouvez réviser votre soumission. Chaque révision est conservée, et les précédentes restent lisibles pour vous et pour les administrateurs.",
          "Jusqu’à la clôture, vous pouvez retirer votre soumission et en déposer une nouvelle.",
          "Après l’heure de clôture, une soumission ne peut plus être ni révisée ni retirée dans le portail.",
          "Un brouillon n’est pas une soumission. Seul ce qui a été déposé est examiné.",
          "Vous répondez du contenu de votre soumission et des documents auxquels elle renvoie.",
        ],
      },
      closing: {
        heading: "Heure de clôture",
        paragraphs: [
          "L’horloge du serveur fait foi. Une soumission, une révision ou un retrait ne compte que si l’appel d’offres est ouvert et que son heure de clôture n’est pas passée au moment où le serveur l’enregistre. L’horloge de votre appareil, l’instant où vous avez appuyé sur un bouton et la vitesse de votre connexion ne comptent pas.",
          "Une date de clôture sans heure désigne la fin de ce jour, 23:59:59 UTC. Le portail indique le moment exact dans votre fuseau horaire. N’attendez pas les dernières minutes : une soumission tardive est refusée automatiquement, et personne ne peut l’accepter à la place du serveur.",
        ],
      },
      confidentiality: {
        heading: "Qui voit une soumission",
        paragraphs: [
          "Les soumissions sont scellées à l’égard des autres entreprises. Jusqu’à l’heure de clôture, aucun partenaire ne peut voir dans le portail qu’une autre entreprise a soumissionné, ce qu’elle a proposé ni comment elle a révisé sa soumission. Ensuite, chaque entreprise qui a soumissionné apprend combien de soumissions il y a eu. Si un appel d’offres scellé l’annonce dès sa publication, elle apprend aussi, au dépouillement des soumissions, les noms de tous les soumissionnaires, ou leurs noms et leurs montants. Si l’appel d’offres l’annonce dès sa publication, elle apprend aussi, après l’attribution, quelle entreprise a été retenue et pour quel montant ; les données ouvertes indiquent alors les deux. Rien d’autre d’une soumission n’est montré aux autres entreprises.",
          "Les administrateurs peuvent lire les soumissions, avec les données de l’entreprise, dès leur dépôt, pour conduire la procédure. Ils peuvent les transmettre au client que sert l’appel d’offres et à ceux qui les évaluent, et à personne d’autre, sauf obligation légale.",
        ],
      },
      receipts: {
        heading: "Récépissés",
        paragraphs: [
          "Chaque dépôt et chaque révision a son récépissé : un numéro, l’heure de l’horloge du serveur, l’appel d’offres, le montant et une empreinte SHA-256 de la soumission. Conservez-le. Il vous permet de montrer plus tard quel texte a été déposé et quand, et le portail peut vérifier s’il correspond à ce qui est enregistré.",
          "Un récépissé prouve qu’une soumission a été enregistrée. Il ne signifie pas qu’elle est complète, recevable ou retenue.",
        ],
      },
      award: {
        heading: "Décision et attribution",
        paragraphs: [
          "Une soumission est en attente jusqu’à ce qu’un administrateur l’accepte ou la rejette. Quand un marché est attribué, une soumission est acceptée et les autres sont rejetées. Ce résultat est une information et pas encore un contrat : les travaux sont régis par ce qui est signé ensuite.",
          "Si vous pensez qu’une décision repose sur une erreur, écrivez à {email} en indiquant le numéro de votre récépissé.",
        ],
      },
      records: {
        heading: "Ce qui a été déposé est conservé",
        paragraphs: [
          "Une procédure d’achat doit pouvoir être contrôlée plus tard. C’est pourquoi rien de ce qui a été déposé n’est perdu : soumissions retirées, révisions antérieures et décisions sont conservées. Quand un appel d’offres, un utilisateur ou une entreprise est supprimé, il disparaît de toutes les listes, mais les enregistrements et leurs soumissions sont conservés et peuvent être rétablis par un administrateur. La {privacy} précise ce que cela signifie pour les données personnelles.",
        ],
      },
      conduct: {
        heading: "Usage loyal",
        paragraphs: ["Le portail est un lieu de travail partagé. Vous vous engagez à ne pas :"],
        points: [
          "donner de fausses informations ni agir au nom d’une autre entreprise ;",
          "vous entendre avec des concurrents sur les prix ou les soumissions, ni proposer d’avantages en échange d’une décision ;",
          "lire, deviner ou chercher à obtenir les soumissions, les comptes ou les données d’autrui ;",
          "contourner les règles d’accès, les limites ou la sécurité, ni perturber le service ;",
          "collecter le contenu par des moyens automatiques, au-delà de l’indexation ordinaire des moteurs de recherche ;",
          "renvoyer à des documents illicites ou porteurs de code nuisible.",
        ],
      },
      property: {
        heading: "Contenus et droits",
        paragraphs: [
          "Votre profil, vos propositions et vos documents restent les vôtres. Vous nous autorisez à les enregistrer, les copier et les afficher autant que le service et la procédure d’achat l’exigent, et à les conserver comme décrit ci-dessus.",
          "Les textes, dessins, marques et logiciels de ce site nous appartiennent ou appartiennent à nos concédants. Vous pouvez lire, imprimer et partager les pages publiques en citant la source. Tout autre usage demande notre accord écrit.",
        ],
      },
      figures: {
        heading: "Chiffres et Value Loop",
        paragraphs: [
          "Les chiffres des pages publiques décrivent les objectifs et le modèle du cadre. Ils ne sont pas une promesse pour une entreprise ou un projet donné, ni un conseil financier ou juridique. Le droit à une part de la Value Loop ne naît que d’un Contrat d’intégration temporaire.",
        ],
      },
      service: {
        heading: "Disponibilité",
        paragraphs: [
          "Nous exploitons le site avec soin, mais ne pouvons promettre qu’il soit toujours disponible et sans défaut. La maintenance, les réseaux et des événements qui nous échappent peuvent l’interrompre. Si une panne de notre côté empêche un dépôt peu avant une heure de clôture, prévenez-nous aussitôt à {email} ; un administrateur peut alors reporter la clôture pour toutes les entreprises.",
        ],
      },
      liability: {
        heading: "Responsabilité",
        paragraphs: [
          "L’usage du site et l’inscription sont gratuits. Nous répondons du dol et de la faute lourde, et partout où la loi interdit de limiter la responsabilité. Pour le reste, et dans la mesure permise par la loi, nous ne répondons ni du manque à gagner, ni des marchés perdus, ni des dommages indirects, ni du contenu des appels d’offres, des soumissions et des documents qui viennent d’autrui.",
        ],
      },
      ending: {
        heading: "Suspension et fin",
        paragraphs: [
          "Vous pouvez à tout moment nous demander à {email} de fermer votre compte. Nous pouvons bloquer ou bannir un compte qui enfreint ces conditions, met le service en danger ou donne de fausses informations ; ses sessions ouvertes prennent fin aussitôt. Quand c’est possible, nous en donnons la raison et vous entendons d’abord.",
          "La fermeture ou le blocage d’un compte ne retire pas les soumissions déposées auparavant et ne met pas fin à un Contrat d’intégration temporaire.",
        ],
      },
      changes: {
        heading: "Modification de ces conditions",
        paragraphs: [
          "Nous pouvons modifier ces conditions quand le service ou la loi change. La date ci-dessus indique la version en vigueur. Nous annonçons les changements importants sur ce site avant qu’ils ne s’appliquent. Une soumission est régie par la version en vigueur au moment de son dépôt.",
        ],
      },
      law: {
        heading: "Droit et litiges",
        paragraphs: [
          "Si un Contrat d’intégration temporaire ou les conditions d’un appel d’offres désignent le droit applicable et le tribunal compétent, ce choix s’applique. À défaut, le droit du pays où l’exploitant d’Axion a son siège s’applique et ses tribunaux sont compétents, sauf règle impérative contraire. Écrivez-nous d’abord : la plupart des questions se règlent sans tribunal.",
          "Si une disposition de ces conditions est nulle, les autres restent en vigueur. Les versions anglaise et française disent la même chose ; en cas de divergence, la version anglaise prévaut.",
        ],
      },
      contact: {
        heading: "Contact",
        paragraphs: [
          "Les questions sur ces conditions s’adressent au bureau mondial : {email}. Vous recevez une réponse sous 24 heures.",
        ],
      },
    },
  },
  privacy: {
    title: "Politique de confidentialité",
    description:
      "Ce qu’Axion enregistre sur les visiteurs, partenaires et entreprises, pourquoi, qui le voit, pour combien de temps, et vos droits.",
    updated: UPDATED,
    lead: "Nous enregistrons ce que vous nous envoyez et ce dont le portail a besoin pour fonctionner. Nous ne vous mesurons pas, ne vous adressons pas de publicité et ne vendons pas vos données.",
    sections: {
      controller: {
        heading: "Qui est responsable",
        paragraphs: [
          "L’exploitant d’Axion décide de l’usage des données personnelles sur ce site et dans le portail partenaires. Les personnes responsables sont joignables à {email}.",
        ],
      },
      data: {
        heading: "Les données que nous enregistrons",
        paragraphs: ["La plupart sont saisies par vous. Les autres naissent de l’usage du portail."],
        points: [
          "Demandes d’intégration : prénom et nom, adresse e-mail, entreprise, rôle, message, langue de la page et heure de l’envoi ; avec elles, les deux e-mails qui en résultent, l’un au bureau mondial, l’autre à vous.",
          "Comptes : nom d’utilisateur, mot de passe (seulement sous forme d’empreinte), adresse e-mail, nom, entreprise et rôle ; en outre, si vous ou un administrateur les avez saisis, type d’entreprise, numéro de TVA, identifiant de carte et adresse. Également l’état du compte et sa date de création.",
          "Profils d’entreprise : raison sociale, adresse, téléphone, site web, numéro d’immatriculation, effectif, secteur et description.",
          "Soumissions : montant, mémoire technique, délai d’exécution, lien vers les documents, état et heure de dépôt, avec toutes les révisions antérieures, les retraits, les récépissés et les décisions ; également les brouillons que vous n’avez pas encore déposés.",
          "Administration : qui a créé ou modifié un appel d’offres, statué sur une soumission ou traité une demande, et quand.",
          "Données techniques : votre adresse réseau, pour compter les essais quand vous vous connectez, vous inscrivez ou nous écrivez ; une empreinte à clé de chaque adresse utilisée pour vous connecter, pour que personne ne vous ralentisse en devinant votre mot de passe ailleurs ; l’enregistrement de votre session ; votre dernière utilisation du portail et la fin de la visite précédente, pour vous dire ce qui est nouveau ; et un journal des pannes avec l’heure et le numéro de la requête.",
        ],
      },
      purposes: {
        heading: "Pourquoi nous les utilisons",
        paragraphs: ["Chaque usage a sa raison, et son fondement là où la loi en demande un."],
        points: [
          "Répondre à une demande d’intégration : démarches que vous avez demandées avant un contrat.",
          "Gérer les comptes, les profils, les appels d’offres et les soumissions : exécution de notre accord avec vous ou votre entreprise.",
          "Conserver ce qui a été déposé, avec heures et récépissés : notre intérêt légitime, et celui des clients et des soumissionnaires, à une procédure contrôlable ; et les obligations légales là où elles existent.",
          "Protéger le service contre les abus, les mots de passe devinés et les pannes : notre intérêt légitime à un service sûr.",
          "Retenir votre choix en matière de cookies : notre devoir de le respecter.",
        ],
      },
      access: {
        heading: "Qui les voit dans le portail",
        paragraphs: [
          "Vous voyez votre compte, votre profil d’entreprise, vos brouillons et vos soumissions. Les autres entreprises n’en voient rien. Deux exceptions : si un appel d’offres l’annonce dès sa publication, les noms des soumissionnaires, ou leurs noms et leurs montants, sont communiqués au dépouillement des soumissions scellées à tous ceux qui ont soumissionné, et le nom et le montant de l’entreprise retenue sont communiqués après l’attribution. Les conditions d’utilisation en disent plus.",
          "Les administrateurs voient les utilisateurs, les demandes d’intégration, et les soumissions déposées avec les données de l’entreprise. Personne ne voit les mots de passe. Les projets et articles publiés sont publics.",
        ],
      },
      recipients: {
        heading: "Qui d’autre les reçoit",
        paragraphs: [
          "Une demande d’intégration est d’abord enregistrée, puis envoyée par e-mail au bureau mondial ; vous en recevez confirmation par e-mail. Ceux qui hébergent nos serveurs et acheminent nos e-mails traitent des données pour notre compte et selon nos instructions. Les soumissions peuvent être transmises au client que sert un appel d’offres et à ceux qui les évaluent. Les autorités ne reçoivent des données que si la loi nous y oblige.",
          "Nous ne vendons ni ne louons de données personnelles. Nos pages ne chargent rien de tiers : ni mesure d’audience, ni publicité, ni polices, cartes, vidéos ou boutons de réseaux sociaux. Les liens vers les réseaux sociaux sont de simples liens ; rien n’est envoyé avant que vous n’en suiviez un.",
        ],
      },
      countries: {
        heading: "Autres pays",
        paragraphs: [
          "Le cadre travaille dans plusieurs pays et le bureau mondial sur trois fuseaux horaires. Vos données peuvent donc être lues par notre équipe dans un autre pays que le vôtre. Nous veillons, par contrat et par les règles d’accès, à ce qu’elles y soient protégées comme décrit ici, et avec les garanties que votre loi exige.",
        ],
      },
      retention: {
        heading: "Combien de temps nous les gardons",
        paragraphs: ["Aussi longtemps que dure la finalité et, pour le dossier d’une procédure d’achat, au-delà."],
        points: [
          "Sessions : 7 jours à compter de la connexion ; moins si vous vous déconnectez.",
          "Votre dernière utilisation du portail et la fin de la visite précédente : remplacées à l’utilisation suivante, et supprimées avec votre compte.",
          "Adresses réseau dans le décompte des essais : le décompte dure une heure au plus et est supprimé dans l’heure qui suit.",
          "Empreintes des adresses utilisées pour vous connecter : 90 jours après la dernière connexion.",
          "Journaux des pannes : le temps de trouver et de corriger la panne.",
          "Demandes d’intégration : aussi longtemps que nécessaire pour vous répondre, préparer un contrat et montrer ce qui a été demandé.",
          "E-mails au sujet d’une demande : une copie de ce qui est parti pendant 30 jours ; ce qui n’a pu être remis, jusqu’à ce que ce soit réglé.",
          "Brouillons de soumissions : jusqu’à ce que vous les déposiez ou les abandonniez.",
          "Comptes et profils d’entreprise : tant que le compte existe. Un compte supprimé ne permet plus de se connecter et disparaît de toutes les listes ; son enregistrement est conservé avec les soumissions qui s’y rattachent.",
          "Soumissions, révisions, récépissés et décisions : conservés après la suppression de l’appel d’offres, du compte ou de l’entreprise, car rien de ce qui a été déposé n’est perdu. Ils ne sont effacés que lorsque ni la loi ni un contrôle éventuel ne les exigent plus.",
        ],
      },
      security: {
        heading: "Comment nous les protégeons",
        paragraphs: [
          "Les mots de passe ne sont enregistrés que sous forme d’empreintes argon2id, chacune avec son propre sel. Le cookie de session ne peut pas être lu par des scripts et n’est envoyé que par une connexion chiffrée là où le site est servi ainsi. Les écritures venues d’autres sites sont refusées. Le serveur vérifie chaque droit à chaque appel, et les essais répétés sont ralentis.",
          "Aucun système n’est sans risque. Si une violation met vos droits en danger, nous vous informons, ainsi que l’autorité compétente, comme la loi l’exige.",
        ],
      },
      browser: {
        heading: "Cookies et navigateur",
        paragraphs: [
          "Le site dépose trois cookies : l’un garde votre session ouverte 7 jours, les deux autres retiennent pendant 1 an votre choix en matière de cookies et la langue du portail. Le portail garde en outre quelques entrées dans le stockage de votre navigateur. La {cookies} nomme chacune d’elles.",
        ],
      },
      rights: {
        heading: "Vos droits",
        paragraphs: [
          "Écrivez à {email} depuis l’adresse que nous connaissons : nous agissons sans retard injustifié et dans un délai d’un mois. C’est gratuit. Vous pouvez :",
        ],
        points: [
          "demander quelles données nous détenons sur vous et en recevoir une copie ;",
          "faire corriger des données inexactes ; votre profil d’entreprise, vous pouvez le corriger vous-même à tout moment ;",
          "faire effacer des données, dans la mesure où elles n’appartiennent pas au dossier d’une procédure d’achat qui doit être conservé ; nous vous disons alors ce qui reste, et pourquoi ;",
          "en faire limiter l’usage, ou vous opposer à un usage fondé sur notre intérêt légitime ;",
          "recevoir les données que vous nous avez fournies dans un format courant et lisible par machine ;",
          "retirer un consentement, avec effet pour l’avenir ;",
          "introduire une réclamation auprès de l’autorité de protection des données de votre pays.",
        ],
      },
      automation: {
        heading: "Aucune décision automatique",
        paragraphs: [
          "Aucun programme ne juge du mérite d’une personne, d’une entreprise ou d’une soumission. Le serveur n’applique que des règles fixes : il refuse une soumission après l’heure de clôture, une soumission sans profil d’entreprise et de trop nombreux essais en peu de temps. Ce sont des personnes qui acceptent et rejettent les soumissions.",
        ],
      },
      changes: {
        heading: "Modification de cette politique",
        paragraphs: [
          "Quand le site change ce qu’il enregistre, cette page change avec lui. La date ci-dessus indique la version en vigueur. Nous annonçons les changements importants sur ce site avant qu’ils ne s’appliquent.",
        ],
      },
      contact: {
        heading: "Contact",
        paragraphs: [
          "Les questions et demandes sur les données personnelles s’adressent au bureau mondial : {email}. Vous recevez une réponse sous 24 heures et une décision dans un délai d’un mois.",
        ],
      },
    },
  },
  cookies: {
    title: "Politique de cookies",
    description:
      "Trois cookies : session (7 jours), consentement et langue (1 an). Ni mesure d’audience, ni publicité, ni contenu de tiers.",
    updated: UPDATED,
    lead: "Ce site dépose trois cookies. L’un garde votre session ouverte, un autre retient ce que vous avez choisi au sujet des cookies, le troisième la langue dans laquelle le portail s’affiche.",
    sections: {
      what: {
        heading: "Ce qu’est un cookie",
        paragraphs: [
          "Un cookie est un texte court qu’un site demande à votre navigateur de garder et de renvoyer à l’appel suivant. Les navigateurs ont aussi un stockage propre, dont les entrées restent sur votre appareil et ne sont pas envoyées à chaque appel. Cette page énumère les deux.",
        ],
      },
      cookies: {
        heading: "Les cookies que nous déposons",
        paragraphs: [
          "Tous sont déposés par ce site lui-même. Le cookie de session ne l’est que lorsque vous vous connectez, le cookie de consentement que lorsque vous répondez au bandeau.",
        ],
      },
      storage: {
        heading: "Ce qui est gardé en outre dans votre navigateur",
        paragraphs: [
          "Ces entrées ne sont pas des cookies. Elles restent sur votre appareil et ne sont lues que par ce site.",
        ],
      },
      consent: {
        heading: "Votre choix",
        paragraphs: [
          "À votre première visite, un bandeau vous demande votre choix. « Tout accepter » enregistre « accepted » ; « Refuser les facultatifs » enregistre « declined », et fermer le bandeau vaut refus. Le cookie de session est nécessaire au portail et ne dépend pas de votre choix.",
          "Il n’y a actuellement aucun cookie facultatif : nous n’utilisons ni mesure d’audience ni publicité, et ne chargeons aucun contenu de tiers. Si cela devait changer, les cookies facultatifs ne seraient déposés que chez ceux qui les acceptent après que cette page les aura nommés.",
          "Pour changer votre choix, supprimez dans votre navigateur le cookie et l’entrée de stockage nommés axion_cookie_consent. Le bandeau vous demandera de nouveau votre choix.",
        ],
      },
      browser: {
        heading: "Réglages de votre navigateur",
        paragraphs: [
          "Tout navigateur peut afficher, supprimer et bloquer les cookies et les entrées enregistrées ; cherchez dans ses réglages la confidentialité ou les données de sites. Sans le cookie de session, personne ne peut se connecter au portail. Les pages publiques se lisent sans aucun cookie.",
        ],
      },
      changes: {
        heading: "Modification de cette politique",
        paragraphs: [
          "Quand un cookie est ajouté, modifié ou retiré, cette page change avec lui. La date ci-dessus indique la version en vigueur.",
        ],
      },
      contact: {
        heading: "Contact",
        paragraphs: [
          "Les questions sur les cookies s’adressent au bureau mondial : {email}. La {privacy} dit comment nous traitons les données personnelles en général.",
        ],
      },
    },
    tables: {
      cookies: {
        caption: "Cookies",
        columns: { name: "Nom", purpose: "Finalité", duration: "Durée" },
        rows: {
          "axion.sid": {
            purpose:
              "Cookie de session. Garde votre session ouverte dans le portail partenaires. Il contient un nombre aléatoire, aucune donnée personnelle, et ne peut pas être lu par des scripts. Nécessaire.",
            duration: "7 jours à compter de la connexion ; supprimé à la déconnexion",
          },
          axion_cookie_consent: {
            purpose:
              "Cookie de consentement. Retient votre choix, « accepted » (accepté) ou « declined » (refusé), pour que le bandeau ne le redemande pas. Nécessaire.",
            duration: "1 an",
          },
          axion_language: {
            purpose:
              "Cookie de langue. Retient la langue dans laquelle le portail partenaires s’affiche : « en » ou « fr ». Il ne contient rien d’autre. Nécessaire.",
            duration: "1 an",
          },
        },
      },
      storage: {
        caption: "Entrées dans le stockage du navigateur",
        columns: { name: "Nom", purpose: "Finalité", duration: "Durée" },
        rows: {
          axion_cookie_consent: {
            purpose: "Stockage local. Votre choix en matière de cookies, pour que le bandeau reste fermé.",
            duration: "Jusqu’à ce que vous l’effaciez",
          },
          user: {
            purpose:
              "Stockage local. Les données de votre compte telles que le portail les affiche (nom, adresse e-mail, entreprise, adresse). Le serveur ne s’y fie pas.",
            duration: "Jusqu’à la déconnexion ou la fin de la session",
          },
          "axion_bid_draft:…": {
            purpose:
              "Stockage de session. Le texte d’une soumission qui n’est pas encore enregistré sur le serveur, une entrée par personne et par appel d’offres, pour qu’il survive à un rechargement ou à une session qui prend fin entre-temps. Les brouillons enregistrés sont conservés sur le serveur.",
            duration:
              "Jusqu’à son enregistrement ou au dépôt de la soumission, à la déconnexion ou à la fermeture de l’onglet",
          },
          "axion_form:…": {
            purpose:
              "Stockage de session. Ce que vous avez saisi dans un formulaire du portail et pas encore envoyé, par exemple le profil d’entreprise, une entrée par personne et par formulaire. Les mots de passe n’y sont jamais gardés.",
            duration: "Jusqu’à l’envoi ou l’abandon du formulaire, la déconnexion ou la fermeture de l’onglet",
          },
          axion_toast: {
            purpose:
              "Stockage de session. Le message affiché pendant que le portail se recharge dans votre langue, par exemple la bienvenue après la connexion.",
            duration: "Jusqu’au chargement du portail, un instant plus tard",
          },
          axion_wanted_tender: {
            purpose:
              "Stockage local. L’appel d’offres auquel vous vouliez soumissionner avant que votre entreprise ait un profil, pour que le tableau de bord vous y ramène.",
            duration: "Jusqu’à l’ouverture de son formulaire de soumission avec un profil",
          },
          axion_seen_addenda: {
            purpose:
              "Stockage local. Les modifications d’appels d’offres que ce navigateur vous a déjà montrées, pour signaler les nouvelles.",
            duration: "Jusqu’à son effacement, 200 appels d’offres au plus",
          },
          "axion_list_view:…": {
            purpose:
              "Stockage local. Votre choix entre fiches et tableau pour une liste, une entrée par personne et par liste.",
            duration: "Jusqu’à son effacement",
          },
          "graphiql:…": {
            purpose:
              "Stockage de session. Ce que vous écrivez dans l’explorateur GraphQL, pour que cela survive à un rechargement. Les en-têtes, qui peuvent contenir un jeton, ne sont jamais conservés.",
            duration: "Jusqu’à la fermeture de l’onglet",
          },
        },
      },
    },
  },
};
