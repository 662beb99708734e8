import { en } from "#web/features/marketing/copy/en.ts";
import { type ServiceCopy } from "#web/features/marketing/copy/ServiceCopy.ts";

export const servicesEn: ServiceCopy = {
  overview: "Overview",
  others: "Other services",
  pages: {
    designEngineering: {
      metaTitle: "Design & Engineering: from concept to construction drawings",
      description:
        "Conceptual design, detailed engineering, technical review and value engineering for small and medium engineering and construction firms.",
      title: en.services.designEngineering,
      tagline: "Precision-Driven Technical Excellence",
      overview:
        "Axion adds the designers, engineers and reviewers that a firm lacks, for as long as a project needs them. Architecture, structure and building services are worked out together, and every drawing is checked by someone who did not draw it. The firm signs its own work and keeps its own client.",
      blocks: [
        {
          kind: "schedule",
          label: "Core Capabilities",
          title: "Four ways to strengthen a design",
          entries: [
            {
              title: "Conceptual Design",
              text: "Options are sketched, sized and compared while a change still costs an hour and not a month. Each comes with its area, its structure and an estimate.",
            },
            {
              title: "Detailed Engineering",
              text: "Calculations, drawings and specifications for structure, building services and civil works, coordinated before they reach the site.",
            },
            {
              title: "Technical Review",
              text: "A second engineer reads drawings and calculations against the codes and the brief. Findings come as a numbered list, each with the place it concerns.",
            },
            {
              title: "Value Engineering",
              text: "Each element is asked what it does and what it costs. What costs more than it does is replaced without loss of function, safety or service life.",
            },
          ],
        },
        {
          kind: "list",
          label: "Industry Applications",
          title: "Five fields, one way of working",
          entries: [
            { title: "Infrastructure", text: "Roads, bridges, drainage and public works." },
            { title: "Commercial and residential", text: "Offices, schools, clinics, shops and housing." },
            { title: "Industrial facilities", text: "Factories, warehouses, workshops and process plants." },
            { title: "Energy and power", text: "Generation, substations, lines and solar fields." },
            { title: "Water and wastewater", text: "Intakes, treatment, storage and networks." },
          ],
        },
        {
          kind: "list",
          label: "Advantages",
          title: "What a firm gains with the first project",
          entries: [
            {
              title: "Lower cost and shorter time",
              text: "Design at -40% costs and -50% time, through shared specialists and tools.",
            },
            {
              title: "One coordinated set",
              text: "All disciplines work on the same base, so that clashes are found on paper.",
            },
            { title: "Independent review", text: "Nothing is issued that only its author has read." },
            {
              title: "Local codes first",
              text: "The design starts from the rules of the country in which it will be built.",
            },
            {
              title: "Your name on the sheet",
              text: "The Contract of Temporary Integration leaves the firm its legal and fiscal autonomy.",
            },
          ],
        },
      ],
      closing: {
        title: "Bring the drawing that is stuck",
        text: "Describe the project and what is missing from it. The team will be in touch within 24 hours.",
      },
      button: "Contact Our Team",
    },
    bimDigital: {
      metaTitle: "BIM & Digital Construction: models, time, cost and operation",
      description:
        "3D BIM modeling, digital twins, data management and 4D/5D/6D BIM, with LOD 100-500 models, shop drawings and a common data environment.",
      title: en.services.bimDigital,
      tagline: "Future-Ready Digital Project Delivery",
      overview:
        "Many tenders ask for a model, and many firms that could build the work cannot yet deliver one. Axion supplies the BIM team, the software and the data rules, and works in the firm’s project rather than beside it. When the project ends, the model and its data stay with the firm and its client.",
      blocks: [
        {
          kind: "schedule",
          label: "Core Capabilities",
          title: "Four steps from drawing to data",
          entries: [
            {
              title: "3D BIM Modeling",
              text: "Architecture, structure and building services in one federated model, checked for clashes before anything is bought or built.",
            },
            {
              title: "Digital Twin Technology",
              text: "The as-built model is linked to the data of the finished work, so that the operator finds each component with its documents and its condition.",
            },
            {
              title: "Data Management",
              text: "Naming, versions, approvals and access are agreed at the start. Everyone works from the same issue, and it stays clear who changed what.",
            },
            {
              title: "4D/5D/6D BIM",
              text: "The model is tied to the schedule (4D), to quantities and cost (5D) and to operation and maintenance (6D).",
            },
          ],
        },
        {
          kind: "list",
          label: "Deliverables",
          title: "What is handed over",
          entries: [
            {
              title: "LOD 100-500 models",
              text: "From the first mass to the as-built record, at the level of development that the contract names.",
            },
            { title: "4D sequencing", text: "The construction sequence, week by week, as a model that can be played." },
            { title: "5D cost", text: "Quantities taken from the model, priced, and updated when the design changes." },
            {
              title: "6D facility management",
              text: "Components with their data sheets, warranties and maintenance intervals.",
            },
            {
              title: "Coordination and shop drawings",
              text: "Drawings for site and workshop, taken from the coordinated model.",
            },
            {
              title: "Common data environment setup",
              text: "One place for all issues, with folders, rights and approval steps.",
            },
          ],
        },
        {
          kind: "stamps",
          label: "Software",
          title: "Six tools, chosen by the task",
          entries: [
            { title: "Autodesk Revit", text: "Modeling and drawings" },
            { title: "Autodesk Navisworks", text: "Coordination and 4D" },
            { title: "Tekla Structures", text: "Steel and concrete detailing" },
            { title: "Graphisoft Archicad", text: "Architectural modeling" },
            { title: "Solibri", text: "Model checking" },
            { title: "Bentley OpenBuildings", text: "Buildings and their systems" },
          ],
        },
        {
          kind: "list",
          label: "Advantages",
          title: "What changes on site",
          entries: [
            {
              title: "Clashes found in the model",
              text: "A pipe that meets a beam is moved with a click and not with a hammer.",
            },
            { title: "Quantities that agree", text: "Purchase orders and payments rest on the same model." },
            {
              title: "Tenders that ask for BIM",
              text: "The firm can bid for them without buying licences and hiring a team first.",
            },
            {
              title: "Open formats",
              text: "Models are handed over in IFC as well, so that nobody depends on one program.",
            },
            { title: "Knowledge that stays", text: "The firm’s own people work in the model alongside the BIM team." },
          ],
        },
      ],
      closing: {
        title: "Send one drawing and see it as a model",
        text: "Tell us what the tender or the client asks for. The team will be in touch within 24 hours.",
      },
      button: "Contact Our Team",
    },
    tenderCompliance: {
      metaTitle: "Tender & Compliance: complete bids, submitted in time",
      description:
        "Tender strategy, bid documents, regulatory compliance and contract support, with a four-step process from analysis to clarification.",
      title: en.services.tenderCompliance,
      tagline: "Strategic Procurement & Regulatory Excellence",
      overview:
        "Good bids are often excluded for a missing form, an expired certificate or a late upload. Axion reads the tender with the firm, completes what is missing and has the file checked by someone who did not write it. The decision to bid, and the price, remain the firm’s own.",
      blocks: [
        {
          kind: "schedule",
          label: "Core Services",
          title: "Four services around one deadline",
          entries: [
            {
              title: "Tender Strategy",
              text: "Which tenders fit the firm, what they demand and what is missing for them, before time is spent on a bid.",
            },
            {
              title: "Bid Preparation",
              text: "Technical proposal, method statement, schedule and price schedule, written with the firm’s own people.",
            },
            {
              title: "Regulatory Compliance",
              text: "Certificates, registrations, permits and declarations are listed, collected and kept valid.",
            },
            {
              title: "Contract Support",
              text: "Conditions are read before signing: risks, securities, payment terms and deadlines, explained in plain words.",
            },
          ],
        },
        {
          kind: "sequence",
          label: "Process",
          title: "Four steps from the notice to the answer",
          entries: [
            {
              title: "Pre-Tender Analysis",
              text: "Requirements, criteria, budget and dates are read line by line. The result is a list of what is there and what is missing.",
            },
            {
              title: "Documentation Preparation",
              text: "Each document has an owner and a date. Missing competencies are added through the framework.",
            },
            {
              title: "Quality Review",
              text: "A reviewer who did not write the bid checks it against the list and works through the figures again.",
            },
            {
              title: "Submission and Clarification",
              text: "The bid is submitted before the closing time and its receipt is kept. Questions from the client are answered together.",
            },
          ],
        },
        {
          kind: "stamps",
          label: "Compliance Frameworks",
          title: "Rules that a bid is checked against",
          entries: [
            { title: "ISO 9001", text: "Quality management" },
            { title: "ISO 14001", text: "Environmental management" },
            { title: "ISO 45001", text: "Occupational health and safety" },
            { title: "Local codes", text: "Building and licensing law of the country" },
            { title: "FIDIC/JCT/NEC", text: "Standard forms of contract" },
            { title: "Government procurement", text: "Public purchasing rules and portals" },
          ],
        },
        {
          kind: "list",
          label: "Advantages",
          title: "Win More Tenders",
          entries: [
            {
              title: "Complete at the first reading",
              text: "Every requirement of the tender points to the page that answers it.",
            },
            {
              title: "Larger works within reach",
              text: "Partners in the framework supply the references and trades that a firm does not have alone.",
            },
            {
              title: "Time to price well",
              text: "Forms and certificates are ready before the tender appears, so that the days left go into the offer.",
            },
            {
              title: "A lesson from each bid",
              text: "Won or lost, the outcome is reviewed and goes into the next bid.",
            },
          ],
        },
      ],
      closing: {
        title: "Name the tender and its closing date",
        text: "The team reads the requirements and will be in touch within 24 hours.",
      },
      button: "Get Tender Support",
    },
    capitalAdvisory: {
      metaTitle: "Capital Advisory: figures before commitments",
      description:
        "Investment planning, capital structure, cost and risk advice, financial analysis, procurement and value engineering for construction projects.",
      title: en.services.capitalAdvisory,
      tagline: "Strategic Capital Intelligence & Investment Optimization",
      overview:
        "A project fails more often on its cash flow than on its concrete. Axion sets out cost, time and risk before money is committed, and follows them in the same figures until handover. Firms, developers and funds read one set of numbers.",
      blocks: [
        {
          kind: "schedule",
          label: "Advisory Services",
          title: "Four questions, answered in figures",
          entries: [
            {
              title: "Investment Planning",
              text: "Is the project worth building, and in which order? Options are compared by cost, return and date.",
            },
            {
              title: "Capital Structuring",
              text: "How much own money, how much debt, which guarantees? The plan follows the payments that the contract foresees.",
            },
            {
              title: "Cost Optimization",
              text: "Where does the money go, and what can be saved without harm? Each proposal has its amount and its effect.",
            },
            {
              title: "Risk Advisory",
              text: "What can go wrong, what would it cost, and who bears it? Price, currency, delay and counterparty are named one by one.",
            },
          ],
        },
        {
          kind: "list",
          label: "Financial Analysis",
          title: "What is calculated",
          entries: [
            { title: "Feasibility studies", text: "Demand, cost and revenue, with the assumptions written down." },
            {
              title: "Cash flow forecasts",
              text: "Money in and out by month, from the deposit to the last retention.",
            },
            { title: "Return on investment", text: "Net present value, internal rate of return and payback period." },
            { title: "Life-cycle costs", text: "Building, operation, maintenance and renewal as one sum." },
            { title: "Sensitivity and risk analysis", text: "What changes if prices, dates or exchange rates do." },
            { title: "Cost benchmarking", text: "Unit prices beside those of comparable works." },
          ],
        },
        {
          kind: "list",
          label: "Procurement Excellence",
          title: "Three habits that keep the price",
          entries: [
            {
              title: "Strategic sourcing",
              text: "Demand of several sites is bundled and placed with suppliers in the framework.",
            },
            {
              title: "Supplier evaluation",
              text: "Price, quality, delivery and solvency are compared by criteria fixed beforehand.",
            },
            {
              title: "Contract negotiation",
              text: "Payment terms, securities and price revision are settled before the order.",
            },
          ],
        },
        {
          kind: "sequence",
          label: "Value Engineering",
          title: "Four phases from fact to saving",
          entries: [
            { title: "Information", text: "Drawings, quantities, costs and the client’s needs are collected." },
            {
              title: "Analysis",
              text: "Functions are named and priced. Those that cost more than they are worth come first.",
            },
            { title: "Creative", text: "Other ways to the same function are sought, without judging them yet." },
            {
              title: "Implementation",
              text: "The chosen proposals are drawn, priced and approved, and their saving is measured.",
            },
          ],
        },
      ],
      closing: {
        title: "Put the figures on the table before the first payment",
        text: "Tell us the size of the project and the decision that is due. The team will be in touch within 24 hours.",
      },
      button: "Schedule Advisory Session",
    },
    qualityControl: {
      metaTitle: "Quality Control: inspection, testing and reporting",
      description:
        "QA/QC planning, site inspection, material testing and audits to ISO, ASTM, BS/EN, ACI and ASME, reported daily and closed item by item.",
      title: en.services.qualityControl,
      tagline: "Precision Quality Assurance & Technical Excellence",
      overview:
        "Quality is cheapest on the day the work is done. Axion supplies the plan, the inspectors and the records that a firm needs to prove what it has built. Each finding has a number, a place, a person and a date, and stays open until it is resolved.",
      blocks: [
        {
          kind: "schedule",
          label: "QA/QC Services",
          title: "Four services from plan to proof",
          entries: [
            {
              title: "Quality Assurance Planning",
              text: "A project quality plan with inspection and test plans, hold points and acceptance criteria, agreed before work begins.",
            },
            {
              title: "Quality Control on Site",
              text: "Inspectors check materials, workmanship and dimensions against drawings and specifications, and sign what they saw.",
            },
            {
              title: "Third-Party Inspection",
              text: "An inspector who depends neither on the contractor nor on the supplier, at the factory, at delivery or on site.",
            },
            {
              title: "Audit and Certification Support",
              text: "Internal audits, corrective actions and the documents that a certification body asks for.",
            },
          ],
        },
        {
          kind: "list",
          label: "Inspection and Testing",
          title: "What is inspected, and how",
          entries: [
            { title: "Incoming materials", text: "Identity, quantity, certificates and condition at delivery." },
            { title: "Concrete", text: "Slump, temperature and compressive strength of cubes or cylinders." },
            { title: "Soil and earthworks", text: "Classification, density and bearing capacity." },
            { title: "Reinforcement and steelwork", text: "Bar sizes, spacing, cover, bolts and coating." },
            { title: "Welding", text: "Procedures, welder qualification and visual inspection." },
            {
              title: "Non-destructive testing",
              text: "Ultrasonic, magnetic particle, liquid penetrant and rebound hammer.",
            },
            {
              title: "Dimensions and levels",
              text: "Survey of position, level and tolerance before the next trade begins.",
            },
            {
              title: "Commissioning tests",
              text: "Pressure, leakage, insulation and function of the installed systems.",
            },
          ],
        },
        {
          kind: "cycle",
          label: "Plan-Do-Check-Act",
          title: "A circle that each finding passes through",
          entries: [
            {
              title: "Plan",
              text: "Set the requirement, the method, the person responsible and the acceptance criteria.",
            },
            { title: "Do", text: "Carry out the work as planned and record it." },
            { title: "Check", text: "Inspect, measure and compare with the criteria." },
            { title: "Act", text: "Correct the cause, change the plan and close the finding." },
          ],
        },
        {
          kind: "list",
          label: "Technical Reporting",
          title: "Four records that anyone can follow",
          entries: [
            { title: "Daily inspection reports", text: "What was inspected, where, by whom and with what result." },
            { title: "Test certificates", text: "Sample, method, result and laboratory, filed by element." },
            { title: "NCR management", text: "Non-conformance reports with cause, correction and date of closure." },
            { title: "Quality dashboards", text: "Open findings, passed tests and trends on one page." },
          ],
        },
        {
          kind: "stamps",
          label: "Standards",
          title: "Six standards that the work is measured by",
          entries: [
            { title: "ISO 9001", text: "Quality management systems" },
            { title: "ISO 19011", text: "Auditing management systems" },
            { title: "ASTM", text: "Materials and test methods" },
            { title: "BS/EN", text: "British and European standards" },
            { title: "ACI", text: "Concrete construction" },
            { title: "ASME", text: "Pressure equipment and piping" },
          ],
        },
      ],
      closing: {
        title: "Have the next pour inspected",
        text: "Tell us the works, the standards and the date. The team will be in touch within 24 hours.",
      },
      button: "Request QA/QC Services",
    },
  },
};
