import { fr } from "#web/features/marketing/copy/fr.ts";
import { type ServiceCopy } from "#web/features/marketing/copy/ServiceCopy.ts";

export const servicesFr: ServiceCopy = {
  overview: "En bref",
  others: "Autres services",
  pages: {
    designEngineering: {
      metaTitle: "Conception et ingénierie : de l’esquisse aux plans d’exécution",
      description:
        "Conception préliminaire, études de détail, revue technique et ingénierie de la valeur pour les PME d’ingénierie et de construction.",
      title: fr.services.designEngineering,
      tagline: "L’excellence technique par la précision",
      overview:
        "Axion apporte les concepteurs, ingénieurs et relecteurs qui manquent à une entreprise, le temps du projet. Architecture, structure et équipements techniques sont étudiés ensemble, et chaque plan est vérifié par quelqu’un qui ne l’a pas dessiné. L’entreprise signe son travail et garde son client.",
      blocks: [
        {
          kind: "schedule",
          label: "Compétences clés",
          title: "Quatre façons de renforcer un projet",
          entries: [
            {
              title: "Conception préliminaire",
              text: "Les variantes sont esquissées, dimensionnées et comparées tant qu’un changement coûte une heure et non un mois. Chacune a sa surface, sa structure et son estimation.",
            },
            {
              title: "Études de détail",
              text: "Notes de calcul, plans et prescriptions pour la structure, les équipements techniques et le génie civil, coordonnés avant d’arriver au chantier.",
            },
            {
              title: "Revue technique",
              text: "Un second ingénieur relit plans et calculs au regard des normes et du programme. Ses remarques forment une liste numérotée, chacune avec l’endroit concerné.",
            },
            {
              title: "Ingénierie de la valeur",
              text: "Pour chaque élément, on examine ce qu’il apporte et ce qu’il coûte. Ce qui coûte plus qu’il n’apporte est remplacé, sans perte de fonction, de sécurité ni de durée de vie.",
            },
          ],
        },
        {
          kind: "list",
          label: "Domaines d’application",
          title: "Cinq domaines, une même façon de travailler",
          entries: [
            { title: "Infrastructures", text: "Routes, ponts, assainissement routier et ouvrages publics." },
            { title: "Tertiaire et résidentiel", text: "Bureaux, écoles, centres de santé, commerces et logements." },
            { title: "Sites industriels", text: "Usines, entrepôts, ateliers et unités de production." },
            { title: "Énergie et électricité", text: "Production, postes, lignes et centrales solaires." },
            { title: "Eau et assainissement", text: "Captage, traitement, stockage et réseaux." },
          ],
        },
        {
          kind: "list",
          label: "Avantages",
          title: "Ce qu’une entreprise gagne dès le premier projet",
          entries: [
            {
              title: "Moins de coûts, moins de temps",
              text: "Une conception à -40 % de coûts et -50 % de temps, grâce à des spécialistes et des outils partagés.",
            },
            {
              title: "Un seul dossier coordonné",
              text: "Toutes les disciplines travaillent sur la même base : les conflits se voient sur le papier.",
            },
            {
              title: "Une relecture indépendante",
              text: "Rien n’est diffusé sans avoir été relu par un autre que son auteur.",
            },
            { title: "Les règles locales d’abord", text: "Le projet part des règles du pays où il sera construit." },
            {
              title: "Votre nom dans le cartouche",
              text: "Le Contrat d’intégration temporaire laisse à l’entreprise son autonomie juridique et fiscale.",
            },
          ],
        },
      ],
      closing: {
        title: "Apportez le plan qui bloque",
        text: "Décrivez le projet et ce qui lui manque. L’équipe vous répond sous 24 heures.",
      },
      button: "Contacter notre équipe",
    },
    bimDigital: {
      metaTitle: "BIM et construction numérique : maquette, délais, coûts, exploitation",
      description:
        "Maquette BIM 3D, jumeau numérique, gestion des données et BIM 4D/5D/6D : maquettes LOD 100 à 500, plans d’atelier et environnement commun.",
      title: fr.services.bimDigital,
      tagline: "La réalisation numérique des projets, prête pour demain",
      overview:
        "Beaucoup d’appels d’offres demandent une maquette, et beaucoup d’entreprises capables de construire l’ouvrage ne peuvent pas encore la fournir. Axion apporte l’équipe BIM, les logiciels et les règles de données, et travaille dans le projet de l’entreprise, non à côté. À la fin du projet, la maquette et ses données restent à l’entreprise et à son client.",
      blocks: [
        {
          kind: "schedule",
          label: "Compétences clés",
          title: "Quatre étapes, du plan à la donnée",
          entries: [
            {
              title: "Modélisation BIM 3D",
              text: "Architecture, structure et équipements techniques dans une maquette fédérée, où les conflits sont détectés avant tout achat et tous travaux.",
            },
            {
              title: "Jumeau numérique",
              text: "La maquette conforme à l’exécution est reliée aux données de l’ouvrage : l’exploitant y trouve chaque composant avec ses documents et son état.",
            },
            {
              title: "Gestion des données",
              text: "Nommage, versions, validations et accès sont convenus au départ. Chacun travaille sur le même indice, et l’on sait qui a changé quoi.",
            },
            {
              title: "BIM 4D/5D/6D",
              text: "La maquette est liée au planning (4D), aux quantités et aux coûts (5D), à l’exploitation et à la maintenance (6D).",
            },
          ],
        },
        {
          kind: "list",
          label: "Livrables",
          title: "Ce qui est remis",
          entries: [
            {
              title: "Maquettes LOD 100 à 500",
              text: "Du premier volume au dossier de l’ouvrage exécuté, au niveau de développement fixé par le contrat.",
            },
            {
              title: "Phasage 4D",
              text: "L’ordre des travaux, semaine par semaine, sous forme de maquette animée.",
            },
            {
              title: "Coûts 5D",
              text: "Des quantités tirées de la maquette, chiffrées, et mises à jour quand le projet change.",
            },
            {
              title: "Exploitation 6D",
              text: "Les composants avec leurs fiches, leurs garanties et leurs intervalles d’entretien.",
            },
            {
              title: "Plans de synthèse et d’atelier",
              text: "Des plans pour le chantier et l’atelier, issus de la maquette coordonnée.",
            },
            {
              title: "Environnement commun de données",
              text: "Un seul lieu pour tous les documents, avec dossiers, droits et étapes de validation.",
            },
          ],
        },
        {
          kind: "stamps",
          label: "Logiciels",
          title: "Six outils, choisis selon la tâche",
          entries: [
            { title: "Autodesk Revit", text: "Modélisation et plans" },
            { title: "Autodesk Navisworks", text: "Coordination et 4D" },
            { title: "Tekla Structures", text: "Plans de détail acier et béton" },
            { title: "Graphisoft Archicad", text: "Modélisation architecturale" },
            { title: "Solibri", text: "Contrôle de maquette" },
            { title: "Bentley OpenBuildings", text: "Bâtiments et leurs équipements" },
          ],
        },
        {
          kind: "list",
          label: "Avantages",
          title: "Ce qui change sur le chantier",
          entries: [
            {
              title: "Des conflits trouvés dans la maquette",
              text: "Un tuyau qui rencontre une poutre se déplace d’un clic, pas au marteau.",
            },
            { title: "Des quantités qui concordent", text: "Commandes et paiements reposent sur la même maquette." },
            {
              title: "Les marchés qui exigent le BIM",
              text: "L’entreprise peut y répondre sans acheter d’abord des licences ni recruter une équipe.",
            },
            {
              title: "Des formats ouverts",
              text: "Les maquettes sont remises aussi en IFC : personne ne dépend d’un seul logiciel.",
            },
            {
              title: "Un savoir-faire qui reste",
              text: "Les équipes de l’entreprise travaillent dans la maquette aux côtés de l’équipe BIM.",
            },
          ],
        },
      ],
      closing: {
        title: "Envoyez un plan, voyez-le en maquette",
        text: "Dites-nous ce que demande l’appel d’offres ou le client. L’équipe vous répond sous 24 heures.",
      },
      button: "Contacter notre équipe",
    },
    tenderCompliance: {
      metaTitle: "Appels d’offres et conformité : des offres complètes, déposées à temps",
      description:
        "Stratégie d’appel d’offres, dossier de soumission, conformité et appui contractuel, en quatre étapes, de l’analyse aux clarifications.",
      title: fr.services.tenderCompliance,
      tagline: "Stratégie d’achat et excellence réglementaire",
      overview:
        "De bonnes offres sont souvent écartées pour un formulaire manquant, une attestation périmée ou un dépôt tardif. Axion lit l’appel d’offres avec l’entreprise, complète ce qui manque et fait vérifier le dossier par quelqu’un qui ne l’a pas rédigé. La décision de soumissionner, et le prix, restent à l’entreprise.",
      blocks: [
        {
          kind: "schedule",
          label: "Services principaux",
          title: "Quatre services autour d’une échéance",
          entries: [
            {
              title: "Stratégie d’appel d’offres",
              text: "Quels marchés conviennent à l’entreprise, ce qu’ils exigent et ce qu’il lui manque, avant de consacrer du temps à une offre.",
            },
            {
              title: "Préparation de l’offre",
              text: "Mémoire technique, note méthodologique, planning et bordereau des prix, rédigés avec les équipes de l’entreprise.",
            },
            {
              title: "Conformité réglementaire",
              text: "Certificats, immatriculations, autorisations et déclarations sont recensés, réunis et tenus à jour.",
            },
            {
              title: "Appui contractuel",
              text: "Les conditions sont lues avant la signature : risques, cautions, paiements et délais, expliqués en mots simples.",
            },
          ],
        },
        {
          kind: "sequence",
          label: "Processus",
          title: "Quatre étapes, de l’avis à la réponse",
          entries: [
            {
              title: "Analyse préalable",
              text: "Exigences, critères, budget et dates sont lus ligne à ligne. Il en sort la liste de ce qui est là et de ce qui manque.",
            },
            {
              title: "Préparation du dossier",
              text: "Chaque pièce a un responsable et une date. Les compétences manquantes viennent du cadre.",
            },
            {
              title: "Revue qualité",
              text: "Un relecteur qui n’a pas rédigé l’offre la vérifie d’après la liste et refait les calculs.",
            },
            {
              title: "Dépôt et clarifications",
              text: "L’offre est déposée avant l’heure de clôture et son récépissé est conservé. Les questions du client reçoivent une réponse commune.",
            },
          ],
        },
        {
          kind: "stamps",
          label: "Cadres de conformité",
          title: "Les règles auxquelles une offre est confrontée",
          entries: [
            { title: "ISO 9001", text: "Management de la qualité" },
            { title: "ISO 14001", text: "Management environnemental" },
            { title: "ISO 45001", text: "Santé et sécurité au travail" },
            { title: "Règles locales", text: "Droit de la construction et agréments du pays" },
            { title: "FIDIC/JCT/NEC", text: "Contrats types" },
            { title: "Marchés publics", text: "Règles et portails de l’achat public" },
          ],
        },
        {
          kind: "list",
          label: "Avantages",
          title: "Remportez plus de marchés",
          entries: [
            {
              title: "Complet à la première lecture",
              text: "Chaque exigence de l’appel d’offres renvoie à la page qui y répond.",
            },
            {
              title: "De plus grands ouvrages à portée",
              text: "Les partenaires du cadre apportent les références et les corps de métier que l’entreprise n’a pas seule.",
            },
            {
              title: "Le temps de bien chiffrer",
              text: "Formulaires et certificats sont prêts avant la parution de l’avis : les jours restants vont à l’offre.",
            },
            {
              title: "Une leçon de chaque offre",
              text: "Gagné ou perdu, le résultat est analysé et sert à l’offre suivante.",
            },
          ],
        },
      ],
      closing: {
        title: "Indiquez l’appel d’offres et sa date de clôture",
        text: "L’équipe lit les exigences et vous répond sous 24 heures.",
      },
      button: "Demander un accompagnement",
    },
    capitalAdvisory: {
      metaTitle: "Conseil en capital : des chiffres avant les engagements",
      description:
        "Investissement, structure du capital, coûts et risques, analyse financière, achats et ingénierie de la valeur pour les projets de construction.",
      title: fr.services.capitalAdvisory,
      tagline: "Analyse du capital et optimisation des investissements",
      overview:
        "Un projet échoue plus souvent sur sa trésorerie que sur son béton. Axion établit coûts, délais et risques avant que l’argent ne soit engagé, et les suit avec les mêmes chiffres jusqu’à la réception. Entreprises, promoteurs et fonds travaillent sur les mêmes données.",
      blocks: [
        {
          kind: "schedule",
          label: "Services de conseil",
          title: "Quatre questions, des réponses chiffrées",
          entries: [
            {
              title: "Planification de l’investissement",
              text: "Faut-il construire, et dans quel ordre ? Les variantes sont comparées par coût, rendement et date.",
            },
            {
              title: "Structure du capital",
              text: "Combien de fonds propres, combien de dette, quelles garanties ? Le plan suit les paiements prévus au contrat.",
            },
            {
              title: "Optimisation des coûts",
              text: "Où va l’argent, et que peut-on économiser sans dommage ? Chaque proposition a son montant et son effet.",
            },
            {
              title: "Conseil en risques",
              text: "Qu’est-ce qui peut mal tourner, à quel coût, et à la charge de qui ? Prix, change, retard et contrepartie sont nommés un par un.",
            },
          ],
        },
        {
          kind: "list",
          label: "Analyse financière",
          title: "Ce qui est calculé",
          entries: [
            { title: "Études de faisabilité", text: "Demande, coûts et recettes, avec les hypothèses écrites." },
            {
              title: "Prévisions de trésorerie",
              text: "Entrées et sorties par mois, de l’acompte à la dernière retenue de garantie.",
            },
            {
              title: "Retour sur investissement",
              text: "Valeur actuelle nette, taux de rendement interne et délai de récupération.",
            },
            { title: "Coût global", text: "Construction, exploitation, entretien et renouvellement en une somme." },
            {
              title: "Analyse de sensibilité et de risque",
              text: "Ce qui change si les prix, les dates ou les taux de change changent.",
            },
            { title: "Comparaison des coûts", text: "Les prix unitaires à côté de ceux d’ouvrages comparables." },
          ],
        },
        {
          kind: "list",
          label: "Excellence des achats",
          title: "Trois habitudes qui tiennent le prix",
          entries: [
            {
              title: "Achats stratégiques",
              text: "Les besoins de plusieurs chantiers sont groupés et confiés à des fournisseurs du cadre.",
            },
            {
              title: "Évaluation des fournisseurs",
              text: "Prix, qualité, délai et solvabilité sont comparés selon des critères fixés d’avance.",
            },
            {
              title: "Négociation des contrats",
              text: "Paiements, cautions et révision des prix sont réglés avant la commande.",
            },
          ],
        },
        {
          kind: "sequence",
          label: "Ingénierie de la valeur",
          title: "Quatre phases, du constat à l’économie",
          entries: [
            { title: "Information", text: "Plans, quantités, coûts et besoins du client sont réunis." },
            {
              title: "Analyse",
              text: "Les fonctions sont nommées et chiffrées. Celles qui coûtent plus qu’elles ne valent passent d’abord.",
            },
            { title: "Créativité", text: "On cherche d’autres chemins vers la même fonction, sans les juger encore." },
            {
              title: "Mise en œuvre",
              text: "Les propositions retenues sont dessinées, chiffrées et approuvées, et leur économie est mesurée.",
            },
          ],
        },
      ],
      closing: {
        title: "Les chiffres sur la table avant le premier paiement",
        text: "Indiquez la taille du projet et la décision à prendre. L’équipe vous répond sous 24 heures.",
      },
      button: "Planifier une séance de conseil",
    },
    qualityControl: {
      metaTitle: "Contrôle qualité : inspections, essais et rapports",
      description:
        "Plans qualité, inspections, essais de matériaux et audits selon ISO, ASTM, BS/EN, ACI et ASME : un rapport par jour, chaque écart suivi.",
      title: fr.services.qualityControl,
      tagline: "Assurance qualité de précision et excellence technique",
      overview:
        "La qualité coûte le moins le jour où le travail est fait. Axion apporte le plan, les inspecteurs et les enregistrements dont une entreprise a besoin pour prouver ce qu’elle a construit. Chaque écart a un numéro, un lieu, un responsable et une date, et reste ouvert jusqu’à sa résolution.",
      blocks: [
        {
          kind: "schedule",
          label: "Services QA/QC",
          title: "Quatre services, du plan à la preuve",
          entries: [
            {
              title: "Planification de l’assurance qualité",
              text: "Un plan qualité du projet avec plans d’inspection et d’essais, points d’arrêt et critères d’acceptation, convenu avant le début des travaux.",
            },
            {
              title: "Contrôle qualité sur site",
              text: "Les inspecteurs confrontent matériaux, exécution et dimensions aux plans et aux prescriptions, et signent ce qu’ils ont vu.",
            },
            {
              title: "Inspection par tierce partie",
              text: "Un inspecteur qui ne dépend ni de l’entreprise ni du fournisseur, en usine, à la livraison ou sur le chantier.",
            },
            {
              title: "Audit et appui à la certification",
              text: "Audits internes, actions correctives et documents que demande l’organisme de certification.",
            },
          ],
        },
        {
          kind: "list",
          label: "Inspections et essais",
          title: "Ce qui est contrôlé, et comment",
          entries: [
            { title: "Matériaux à la réception", text: "Identité, quantité, certificats et état à la livraison." },
            {
              title: "Béton",
              text: "Affaissement, température et résistance à la compression sur cubes ou cylindres.",
            },
            { title: "Sols et terrassements", text: "Classification, densité et portance." },
            {
              title: "Armatures et charpente métallique",
              text: "Diamètres, espacements, enrobage, boulons et revêtement.",
            },
            { title: "Soudage", text: "Modes opératoires, qualification des soudeurs et examen visuel." },
            { title: "Essais non destructifs", text: "Ultrasons, magnétoscopie, ressuage et scléromètre." },
            {
              title: "Dimensions et niveaux",
              text: "Relevé de position, de niveau et de tolérance avant le corps de métier suivant.",
            },
            {
              title: "Essais de mise en service",
              text: "Pression, étanchéité, isolement et fonctionnement des systèmes installés.",
            },
          ],
        },
        {
          kind: "cycle",
          label: "Planifier, faire, vérifier, agir",
          title: "Une boucle que suit chaque écart",
          entries: [
            { title: "Planifier", text: "Fixer l’exigence, la méthode, le responsable et les critères d’acceptation." },
            { title: "Faire", text: "Exécuter le travail comme prévu et l’enregistrer." },
            { title: "Vérifier", text: "Inspecter, mesurer et comparer aux critères." },
            { title: "Agir", text: "Corriger la cause, changer le plan et clore l’écart." },
          ],
        },
        {
          kind: "list",
          label: "Rapports techniques",
          title: "Quatre enregistrements que chacun peut suivre",
          entries: [
            {
              title: "Rapports d’inspection quotidiens",
              text: "Ce qui a été contrôlé, où, par qui et avec quel résultat.",
            },
            {
              title: "Certificats d’essai",
              text: "Échantillon, méthode, résultat et laboratoire, classés par ouvrage.",
            },
            { title: "Gestion des non-conformités (NCR)", text: "Fiches avec cause, correction et date de clôture." },
            { title: "Tableaux de bord qualité", text: "Écarts ouverts, essais réussis et tendances sur une page." },
          ],
        },
        {
          kind: "stamps",
          label: "Normes",
          title: "Six normes de référence",
          entries: [
            { title: "ISO 9001", text: "Systèmes de management de la qualité" },
            { title: "ISO 19011", text: "Audit des systèmes de management" },
            { title: "ASTM", text: "Matériaux et méthodes d’essai" },
            { title: "BS/EN", text: "Normes britanniques et européennes" },
            { title: "ACI", text: "Construction en béton" },
            { title: "ASME", text: "Équipements sous pression et tuyauterie" },
          ],
        },
      ],
      closing: {
        title: "Faites contrôler le prochain coulage",
        text: "Indiquez les travaux, les normes et la date. L’équipe vous répond sous 24 heures.",
      },
      button: "Demander un contrôle QA/QC",
    },
  },
};
