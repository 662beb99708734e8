import { type VerifyCopy } from "#web/features/marketing/copy/VerifyCopy.ts";

export const verifyFr: VerifyCopy = {
  mark: "Récépissés et sceaux",
  title: "Vérifier un récépissé et son sceau",
  description:
    "Vérifiez le récépissé d’une soumission et le sceau de clôture de son appel d’offres, sans compte, et voyez comment les recalculer vous-même.",
  lead: "Chaque soumission reçoit un récépissé à son arrivée. Quand un appel d’offres est clos, les récépissés de toutes les soumissions sont réunis sous un seul sceau, envoyé par e-mail aux soumissionnaires. Ici, chacun peut vérifier les deux, sans compte.",
  withoutScripts: "La vérification sur cette page nécessite JavaScript. Sans lui, suivez les étapes ci-dessous.",
  form: {
    label: "Votre récépissé",
    hint: "Collez le récépissé, ou la réponse de l’API qui le contient, telle quelle, ou déposez un fichier ici. Il reste dans votre navigateur\u00a0: seuls son numéro et son empreinte SHA-256 sont envoyés, pour trouver son sceau.",
    file: "Choisir un fichier",
    check: "Vérifier",
    busy: "Vérification…",
    result: "Résultat",
    unreadable: {
      title: "Ceci n’est pas un récépissé",
      text: "Un récépissé a un numéro, comme AX-7K2QM-94TNC, et une empreinte SHA-256 de 64 caractères hexadécimaux. Enregistrez son fichier, ou copiez-le, sur la page de votre soumission.",
    },
    insecure: {
      title: "Ce navigateur ne peut pas faire le calcul ici",
      text: "Les navigateurs ne calculent une empreinte SHA-256 que sur les pages servies en https.",
    },
    matches: { title: "Le récépissé est intact", text: "Son contenu correspond à l’empreinte SHA-256 qu’il porte." },
    differs: {
      title: "Le récépissé a été modifié",
      text: "Son contenu ne correspond pas à l’empreinte SHA-256 qu’il porte.",
    },
    carried: "Empreinte SHA-256 du récépissé",
    computed: "Calculée d’après son contenu",
    short: {
      title: "Le récépissé n’a pas de canonicalForm",
      text: "Sans elle, l’empreinte SHA-256 ne peut pas être calculée ici. Le fichier enregistré depuis la page de votre soumission la contient.",
    },
    sealed: {
      title: "Il fait partie d’un sceau de clôture",
      text: "L’appel d’offres {number} a été clos le {closed} et scellé le {sealed}. Récépissés dans le sceau\u00a0: {count}. Votre navigateur a calculé le sceau d’après leur liste. Comparez-le à celui de votre e-mail\u00a0:",
    },
    broken: {
      title: "Le sceau et sa liste diffèrent",
      text: "La liste des récépissés a un autre sceau que celui qui est enregistré. Gardez votre récépissé et votre e-mail.",
    },
    unsealed: {
      title: "Il ne fait partie d’aucun sceau",
      text: "Son appel d’offres n’est peut-être pas encore clos, ou l’a été avant qu’il y ait des sceaux\u202f; ou la soumission a été révisée ou retirée depuis\u00a0: un sceau réunit le dernier récépissé de chaque soumission. Si aucun de ces cas ne s’applique, gardez le récépissé et écrivez à {email}.",
    },
    failed: {
      title: "Le sceau n’a pas pu être obtenu",
      text: "Le serveur n’a pas répondu. Cela n’indique rien sur le récépissé\u00a0: réessayez.",
    },
    saveForm: "Enregistrer canonical.txt",
    saveList: "Enregistrer hashes.txt",
    files: {
      title: "Vérifier un fichier",
      text: "Le récépissé identifie ces fichiers par leur empreinte SHA-256. Votre navigateur calcule celle du fichier que vous choisissez, et indique duquel il s’agit. Rien n’est envoyé.",
      choose: "Choisir le fichier à vérifier",
      drop: "ou déposez-le ici",
      reading: "Lecture de {file}",
      cancel: "Annuler",
      result: "Résultat du fichier",
      found: {
        title: "C’est un fichier de ce récépissé",
        text: "C’est le fichier déclaré «\u00a0{name}\u00a0» dans la révision {revision}, reçue le {received}. Son empreinte SHA-256\u00a0:",
      },
      another: {
        title: "Ce n’est pas un fichier de ce récépissé",
        text: "L’empreinte SHA-256 de «\u00a0{file}\u00a0» n’est celle d’aucun fichier déclaré dans le récépissé\u00a0:",
      },
      empty: { title: "Le fichier est vide", text: "«\u00a0{file}\u00a0» n’a pas de contenu à vérifier." },
      changed: {
        title: "Le fichier n’a pas pu être lu jusqu’au bout",
        text: "«\u00a0{file}\u00a0» a changé ou a disparu pendant la lecture. Choisissez-le de nouveau.",
      },
      notLoaded: {
        title: "La vérification n’a pas pu être chargée",
        text: "«\u00a0{file}\u00a0» n’a pas été lu. Choisissez-le de nouveau une fois la connexion rétablie.",
      },
    },
  },
  byHand: {
    title: "Refaire le calcul soi-même",
    receipt: {
      heading: "L’empreinte SHA-256 d’un récépissé",
      steps: [
        "Enregistrez le récépissé sous forme de fichier, sur la page de votre soumission. C’est du JSON, et l’un de ses textes se nomme canonicalForm.",
        "canonicalForm est la soumission entière, écrite selon la RFC 8785\u00a0: bidAmount, bidId, companyId, documentsUrl, revision, submittedAt, technicalProposal, tenderId et timelineDays, et documents (bytes, name et sha256 de chaque fichier) seulement si la soumission en déclare. Mettez ce texte et rien d’autre dans un fichier canonical.txt, en UTF-8, sans saut de ligne à la fin. Après une vérification, un bouton ci-dessus enregistre ce fichier.",
        "Calculez l’empreinte SHA-256 du fichier. C’est le sha256 du récépissé\u00a0:",
      ],
      command: "sha256sum canonical.txt",
    },
    seal: {
      heading: "Le sceau de clôture d’un appel d’offres",
      steps: [
        "Prenez le sha256 de chaque récépissé du sceau\u00a0: 64 caractères hexadécimaux, de 0 à 9 et de a à f, en minuscules. Après une vérification, un bouton ci-dessus enregistre cette liste.",
        "Triez-les comme du texte, les chiffres avant les lettres, et écrivez-les dans un fichier hashes.txt\u00a0: un par ligne, chaque ligne terminée par un saut de ligne (LF), la dernière aussi.",
        "Calculez l’empreinte SHA-256 du fichier. C’est le sceau\u00a0:",
      ],
      command: "LC_ALL=C sort hashes.txt | sha256sum",
    },
    commands: "Sous macOS, la commande est shasum -a 256 au lieu de sha256sum.",
    shows: {
      heading: "Ce que montre un sceau",
      paragraphs: [
        "Un sceau réunit le dernier récépissé de chaque soumission qui n’était pas retirée à la clôture. Si une soumission est ajoutée, retirée ou modifiée ensuite, les récépissés ont un autre sceau. Le sceau que tous les soumissionnaires ont reçu par e-mail ne peut plus être changé\u00a0: il montre la différence.",
        "Un appel d’offres rouvert reçoit un autre sceau quand il est clos de nouveau. Le sceau précédent est conservé.",
      ],
    },
  },
};
