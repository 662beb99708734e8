import { type LegalCopy } from "#web/features/marketing/copy/LegalCopy.ts";

const UPDATED = "Last updated October 2025";

export const legalEn = {
  contents: "Contents",
  terms: {
    title: "Terms of Service",
    description:
      "The rules of the Axion website and partner portal: accounts, company profiles, tenders, bids, closing times, receipts and what is kept.",
    updated: UPDATED,
    lead: "These terms apply to everyone who visits this website, sends an integration request or uses the partner portal. They are written to be read.",
    sections: {
      scope: {
        heading: "What these terms cover",
        paragraphs: [
          "Axion is an industrial acceleration framework for small and medium engineering and construction firms. This website presents it. The partner portal lets signed-in partners keep a company profile, browse open tenders and submit bids, and lets administrators manage tenders, users and bids.",
          "In these terms, “we” means the operator of Axion, “partner” a person who holds an account on behalf of a company, and “administrator” a person who manages the portal for us. By using the website or the portal you accept these terms. If you act for a company, you confirm that you are allowed to.",
        ],
      },
      contract: {
        heading: "The Contract of Temporary Integration",
        paragraphs: [
          "Firms take part in the framework through a Contract of Temporary Integration. It is a separate, digital contract; neither an integration request nor an account replaces it. Where that contract and these terms differ, the contract prevails between its parties.",
          "The Contract of Temporary Integration:",
        ],
        points: [
          "guarantees the legal and fiscal autonomy of each participant;",
          "defines roles, compensation and KPIs;",
          "enables access to the Global Desk;",
          "links the participant automatically to the annual Value Loop.",
        ],
      },
      accounts: {
        heading: "Accounts",
        paragraphs: [
          "You may register yourself, or an administrator may create an account for you. Give correct data and keep it current. A username has 3 to 50 characters and a password 6 to 200; usernames and e-mail addresses are unique.",
          "Keep your password to yourself. What is done with your account counts as done by you, unless you show that someone else used it through no fault of yours. Tell us at once at {email} if you suspect that; we also help with forgotten passwords there. A session ends 7 days after signing in, or when you sign out.",
        ],
      },
      profiles: {
        heading: "Company profiles",
        paragraphs: [
          "A company profile is required to submit a bid. You are responsible for its content: name, address, contact details, registration number, number of employees, industry and description must be true and current. We may ask for proof.",
        ],
      },
      tenders: {
        heading: "Tenders",
        paragraphs: [
          "Administrators publish tenders with a number, a description, a budget range in US dollars, a place, requirements, and opening and closing dates. A tender may be changed, closed or deleted at any time, and an award is never owed. Read the tender again before you submit.",
          "Documents of a tender may stand at addresses outside this site. We do not control those addresses. If a document cannot be reached, or contradicts the tender, write to {email} in good time before the closing time.",
        ],
      },
      bids: {
        heading: "Bids",
        paragraphs: [
          "A bid consists of an amount in whole US dollars, a technical proposal of at least 50 characters, a timeline in days and, if you wish, the address of further documents. The tender’s budget range is a guide: a bid outside it is accepted for consideration.",
          "These rules hold for every bid:",
        ],
        points: [
          "A company has at most one live bid for a tender.",
          "Until the tender closes, you may revise your bid. Each revision is kept, and the earlier ones stay readable for you and for administrators.",
          "Until the tender closes, you may withdraw your bid and submit a new one.",
          "After the closing time, a bid can be neither revised nor withdrawn in the portal.",
          "A draft is not a bid. Only what has been submitted is considered.",
          "You answer for the content of your bid and for the documents that it links to.",
        ],
      },
      closing: {
        heading: "Closing time",
        paragraphs: [
          "The server’s clock decides. A bid, a revision or a withdrawal counts only if the tender is open and its closing time has not passed at the moment when the server records it. The clock of your device, the moment at which you pressed a button and the speed of your connection do not count.",
          "A closing date without a time means the end of that day, 23:59:59 UTC. The portal shows the exact moment in your own time zone. Do not wait for the last minutes: a late bid is refused automatically, and nobody can accept it on the server’s behalf.",
        ],
      },
      confidentiality: {
        heading: "Who sees a bid",
        paragraphs: [
          "Bids are sealed from other companies. Until the closing time no partner can see through the portal that another company has bid, what it offered or how it revised its bid. Afterwards each company that has bid is told how many bids there were. Where a sealed tender says so from its publication on, it is also told, when the bids are opened, the names of all bidders, or their names and amounts. Where the tender says so from its publication on, it is also told after the award which company was chosen and for what amount; the open data then name both, too. Nothing else of a bid is shown to other companies.",
          "Administrators can read bids, with the data of the company, from the moment of submission, in order to run the procurement. They may share them with the client that the tender serves and with those who evaluate it, and with nobody else, unless the law demands it.",
        ],
      },
      receipts: {
        heading: "Receipts",
        paragraphs: [
          "Each submission and each revision has a receipt: a number, the time by the server’s clock, the tender, the amount and a SHA-256 fingerprint of the bid. Keep it. With it you can show later which text was submitted and when, and the portal can check whether it matches what is stored.",
          "A receipt proves that a bid was recorded. It does not mean that the bid is complete, admissible or successful.",
        ],
      },
      award: {
        heading: "Decision and award",
        paragraphs: [
          "A bid is pending until an administrator accepts or rejects it. When a tender is awarded, one bid is accepted and the others are rejected. The outcome is a notice and not yet a contract: the work itself is governed by what is signed afterwards.",
          "If you believe that a decision rests on a mistake, write to {email} with the number of your receipt.",
        ],
      },
      records: {
        heading: "What was submitted is kept",
        paragraphs: [
          "A procurement must be open to review later. For that reason, nothing that was submitted is lost: withdrawn bids, earlier revisions and decisions are kept. When a tender, a user or a company is deleted, it disappears from every list, but the records and their bids are kept and can be restored by an administrator. The {privacy} says what this means for personal data.",
        ],
      },
      conduct: {
        heading: "Fair use",
        paragraphs: ["The portal is a shared place of work. You agree not to:"],
        points: [
          "give false information or act in another company’s name;",
          "agree prices or bids with competitors, or offer advantages for a decision;",
          "read, guess or try to obtain the bids, accounts or data of others;",
          "get round access rules, limits or security, or disturb the service;",
          "collect content by automatic means beyond ordinary search indexing;",
          "link to documents that are unlawful or contain harmful code.",
        ],
      },
      property: {
        heading: "Content and rights",
        paragraphs: [
          "Your profile, your proposals and your documents remain yours. You allow us to store, copy and show them as far as the service and the procurement require it, and to keep them as described above.",
          "The texts, drawings, marks and software of this site belong to us or to our licensors. You may read, print and share the public pages with their source. Any other use needs our written consent.",
        ],
      },
      figures: {
        heading: "Figures and the Value Loop",
        paragraphs: [
          "The figures on the public pages describe the aims and the model of the framework. They are not a promise for a particular firm or project, and they are neither financial nor legal advice. Rights to a share of the Value Loop arise only from a Contract of Temporary Integration.",
        ],
      },
      service: {
        heading: "Availability",
        paragraphs: [
          "We run the site with care, but cannot promise that it is always available and free of faults. Maintenance, networks and events beyond our control may interrupt it. If a fault on our side makes it impossible to submit shortly before a closing time, tell us at once at {email}; an administrator may then extend the closing time for all companies.",
        ],
      },
      liability: {
        heading: "Liability",
        paragraphs: [
          "Using the website and registering are free of charge. We are liable for intent and gross negligence, and wherever the law does not allow liability to be limited. For the rest, and as far as the law permits, we are not liable for lost profit, lost contracts or indirect damage, nor for the content of tenders, bids and documents that come from others.",
        ],
      },
      ending: {
        heading: "Suspension and end",
        paragraphs: [
          "You may ask us at {email} to close your account at any time. We may block or ban an account that breaks these terms, endangers the service or gives false information; its open sessions end at once. Where it is possible, we give the reason and hear you first.",
          "Closing or blocking an account does not withdraw bids that were submitted before, and does not end a Contract of Temporary Integration.",
        ],
      },
      changes: {
        heading: "Changes to these terms",
        paragraphs: [
          "We may change these terms when the service or the law changes. The date above shows the current version. We announce important changes on this site before they apply. A bid is governed by the version that was in force when it was submitted.",
        ],
      },
      law: {
        heading: "Law and disputes",
        paragraphs: [
          "Where a Contract of Temporary Integration or the conditions of a tender name the applicable law and the competent court, that choice applies. Otherwise, the law of the country in which the operator of Axion has its seat applies, and its courts are competent, as far as mandatory law does not say otherwise. Write to us first: most questions can be settled without a court.",
          "If a provision of these terms is invalid, the others remain in force. The English and French versions say the same; where they differ, the English version prevails.",
        ],
      },
      contact: {
        heading: "Contact",
        paragraphs: ["Questions about these terms go to the global desk: {email}. You get an answer within 24 hours."],
      },
    },
  },
  privacy: {
    title: "Privacy Policy",
    description:
      "What Axion stores about visitors, partners and companies, why, who sees it, how long it is kept, and your rights. No analytics, no advertising.",
    updated: UPDATED,
    lead: "We store what you send us and what the portal needs to work. We do not measure you, advertise to you or sell your data.",
    sections: {
      controller: {
        heading: "Who is responsible",
        paragraphs: [
          "The operator of Axion decides how personal data is used on this website and in the partner portal. You reach the people in charge at {email}.",
        ],
      },
      data: {
        heading: "Which data we store",
        paragraphs: ["Most of it you type yourself. The rest arises when the portal is used."],
        points: [
          "Integration requests: first and last name, e-mail address, company, role, message, the language of the page and the time at which you sent it; with them, the two e-mails that they lead to: one to the global desk, one to you.",
          "Accounts: username, password (only as a hash), e-mail address, name, company and role; in addition, as far as you or an administrator entered them, company type, VAT number, card ID and address. Also the status of the account and the date on which it was created.",
          "Company profiles: company name, address, phone, website, registration number, number of employees, industry and description.",
          "Bids: amount, technical proposal, timeline, address of documents, status and time of submission, with all earlier revisions, withdrawals, receipts and decisions; also the drafts that you have not submitted yet.",
          "Administration: who created or changed a tender, decided on a bid or handled a request, and when.",
          "Technical data: your network address, counted against the number of tries when you sign in, register or write to us; a keyed hash of each address from which you sign in, so that nobody who guesses your password elsewhere slows you down; the record of your session; when you used the portal last, and when the visit before ended, to tell you what is new; and a log of faults with the time and the number of the request.",
        ],
      },
      purposes: {
        heading: "Why we use it",
        paragraphs: ["Each use has its reason, and its ground where the law asks for one."],
        points: [
          "To answer an integration request: steps that you asked for before a contract.",
          "To run accounts, profiles, tenders and bids: performance of our agreement with you or your company.",
          "To keep what was submitted, with times and receipts: our legitimate interest, and that of clients and bidders, in a procurement that can be reviewed; and legal duties where they exist.",
          "To protect the service against abuse, guessed passwords and faults: our legitimate interest in a safe service.",
          "To remember your cookie choice: our duty to respect it.",
        ],
      },
      access: {
        heading: "Who sees it in the portal",
        paragraphs: [
          "You see your own account, company profile, drafts and bids. Other companies see none of them. Two exceptions: where a tender says so from its publication on, the names of the bidders, or their names and amounts, are told to all who bid when sealed bids are opened, and the name and the amount of the company that was chosen are told after the award. The terms of service say more.",
          "Administrators see users, integration requests, and submitted bids with the company’s data. Passwords are seen by nobody. Published projects and articles are public.",
        ],
      },
      recipients: {
        heading: "Who else receives it",
        paragraphs: [
          "An integration request is stored first, then sent by e-mail to the global desk and acknowledged to you by e-mail. Those who host our servers and carry our e-mail process data on our behalf and on our instructions. Bids may be passed to the client that a tender serves and to those who evaluate it. Authorities receive data only where the law obliges us.",
          "We do not sell or rent personal data. Our pages load nothing from third parties: no analytics, no advertising, no fonts, maps, videos or buttons of social networks. The links to social networks are ordinary links; nothing is sent until you follow one.",
        ],
      },
      countries: {
        heading: "Other countries",
        paragraphs: [
          "The framework works across several countries and the global desk in three time zones. Your data may therefore be read by our team in a country other than yours. We make sure by contract and by access rules that it is protected there as described here, and by the safeguards that your law requires.",
        ],
      },
      retention: {
        heading: "How long we keep it",
        paragraphs: ["As long as the purpose lasts, and for the record of a procurement beyond it."],
        points: [
          "Sessions: 7 days from signing in; earlier if you sign out.",
          "When you used the portal last, and when the visit before ended: replaced by your next use, and removed with your account.",
          "Network addresses in the count of tries: the count lasts one hour at most and is removed within the next.",
          "Hashes of the addresses from which you sign in: 90 days after the last sign-in.",
          "Logs of faults: as long as it takes to find and correct the fault.",
          "Integration requests: as long as we need them to answer you, to prepare a contract and to show what was asked.",
          "E-mails about a request: a copy of what was sent for 30 days; what could not be delivered until that is dealt with.",
          "Drafts of bids: until you submit or discard them.",
          "Accounts and company profiles: as long as the account exists. A deleted account can no longer sign in and disappears from every list; its record is kept with the bids that belong to it.",
          "Bids, revisions, receipts and decisions: kept after the tender, the account or the company is deleted, because nothing that was submitted is lost. They are erased only when neither the law nor a possible review requires them any more.",
        ],
      },
      security: {
        heading: "How we protect it",
        paragraphs: [
          "Passwords are stored only as argon2id hashes, each with its own salt. The session cookie cannot be read by scripts and is sent only over an encrypted connection where the site is served over one. Writes that come from other websites are refused. The server checks every right anew with each call, and repeated tries are slowed down.",
          "No system is free of risk. If a breach puts your rights at risk, we inform you and the competent authority as the law demands.",
        ],
      },
      browser: {
        heading: "Cookies and your browser",
        paragraphs: [
          "The site sets three cookies: one keeps you signed in for 7 days, one remembers your cookie choice and one the portal’s language, each for 1 year. In addition, the portal keeps a few entries in your browser’s own storage. The {cookies} names each of them.",
        ],
      },
      rights: {
        heading: "Your rights",
        paragraphs: [
          "Write to {email} from the address that we know, and we will act without undue delay and within one month. You do not pay for it. You may:",
        ],
        points: [
          "ask which data we hold about you and receive a copy;",
          "have wrong data corrected; your company profile you can correct yourself at any time;",
          "have data erased, as far as it is not part of a procurement record that must be kept; we then tell you what stays, and why;",
          "have its use restricted, or object to a use that rests on our legitimate interest;",
          "receive the data that you gave us in a common, machine-readable format;",
          "withdraw a consent, with effect for the future;",
          "complain to the data protection authority of your country.",
        ],
      },
      automation: {
        heading: "No automatic decisions",
        paragraphs: [
          "No program decides on the merit of a person, a company or a bid. The server only applies fixed rules: it refuses a bid after the closing time, a bid without a company profile, and too many tries in a short time. Accepting and rejecting bids is done by people.",
        ],
      },
      changes: {
        heading: "Changes to this policy",
        paragraphs: [
          "When the site changes what it stores, this page changes with it. The date above shows the current version. We announce important changes on this site before they apply.",
        ],
      },
      contact: {
        heading: "Contact",
        paragraphs: [
          "Questions and requests about personal data go to the global desk: {email}. You get an answer within 24 hours, and a decision within one month.",
        ],
      },
    },
  },
  cookies: {
    title: "Cookie Policy",
    description:
      "Three cookies: one keeps you signed in, one keeps your cookie choice, one the language. No analytics, no advertising, nothing from third parties.",
    updated: UPDATED,
    lead: "This site sets three cookies. One keeps you signed in, one remembers what you chose about cookies, and one in which language the portal is shown.",
    sections: {
      what: {
        heading: "What a cookie is",
        paragraphs: [
          "A cookie is a short text that a website asks your browser to keep and to send back with the next call. Browsers also have a storage of their own, whose entries stay on your device and are not sent with each call. This page lists both.",
        ],
      },
      cookies: {
        heading: "The cookies that we set",
        paragraphs: [
          "All are set by this site itself. The session cookie is set only when you sign in, and the consent cookie only when you answer the banner.",
        ],
      },
      storage: {
        heading: "What else is kept in your browser",
        paragraphs: ["These entries are not cookies. They stay on your device and are read only by this site."],
      },
      consent: {
        heading: "Your choice",
        paragraphs: [
          "On your first visit a banner asks for your choice. Accept All stores “accepted”; Decline Optional stores “declined”, and closing the banner counts as declining. The session cookie is necessary for the portal and does not depend on your choice.",
          "At present there are no optional cookies: we use no analytics and no advertising, and load no content from third parties. If that ever changes, optional cookies will be set only for those who accept them after this page names them.",
          "To change your choice, delete the cookie and the storage entry named axion_cookie_consent in your browser. The banner then asks again.",
        ],
      },
      browser: {
        heading: "Settings of your browser",
        paragraphs: [
          "Every browser can show, delete and block cookies and stored entries; look under privacy or site data in its settings. Without the session cookie nobody can sign in to the portal. The public pages can be read without any cookie.",
        ],
      },
      changes: {
        heading: "Changes to this policy",
        paragraphs: [
          "When a cookie is added, changed or removed, this page changes with it. The date above shows the current version.",
        ],
      },
      contact: {
        heading: "Contact",
        paragraphs: [
          "Questions about cookies go to the global desk: {email}. How we treat personal data in general stands in the {privacy}.",
        ],
      },
    },
    tables: {
      cookies: {
        caption: "Cookies",
        columns: { name: "Name", purpose: "Purpose", duration: "Duration" },
        rows: {
          "axion.sid": {
            purpose:
              "Session cookie. Keeps you signed in to the partner portal. It holds a random number, no personal data, and cannot be read by scripts. Necessary.",
            duration: "7 days from signing in; deleted when you sign out",
          },
          axion_cookie_consent: {
            purpose:
              "Consent cookie. Remembers your choice, “accepted” or “declined”, so that the banner does not ask again. Necessary.",
            duration: "1 year",
          },
          axion_language: {
            purpose:
              "Language cookie. Remembers in which language the partner portal is shown: “en” or “fr”. It holds nothing else. Necessary.",
            duration: "1 year",
          },
        },
      },
      storage: {
        caption: "Entries in the browser’s storage",
        columns: { name: "Name", purpose: "Purpose", duration: "Duration" },
        rows: {
          axion_cookie_consent: {
            purpose: "Local storage. Your cookie choice, so that the banner stays closed.",
            duration: "Until you delete it",
          },
          user: {
            purpose:
              "Local storage. Your account data as the portal shows it (name, e-mail address, company, address). The server does not rely on it.",
            duration: "Until you sign out or the session ends",
          },
          "axion_bid_draft:…": {
            purpose:
              "Session storage. Text of a bid that is not saved on the server yet, one entry for each person and tender, so that it survives a reload or a session that ends meanwhile. Saved drafts are kept on the server.",
            duration: "Until it is saved or submitted, or you sign out or close the tab",
          },
          "axion_form:…": {
            purpose:
              "Session storage. What you typed into a form of the portal and have not sent yet, such as the company profile, one entry for each person and form. Passwords are never kept.",
            duration: "Until you send it or discard it, sign out, or close the tab",
          },
          axion_toast: {
            purpose:
              "Session storage. The message that is shown while the portal loads again in your language, such as the welcome after sign-in.",
            duration: "Until the portal is loaded, a moment later",
          },
          axion_wanted_tender: {
            purpose:
              "Local storage. The tender on which you wanted to bid before your company had a profile, so that the dashboard leads you back to it.",
            duration: "Until you open its bid form with a profile",
          },
          axion_seen_addenda: {
            purpose: "Local storage. Which changes of tenders this browser has shown you, so that new ones are marked.",
            duration: "Until you delete it; at most 200 tenders",
          },
          "axion_list_view:…": {
            purpose:
              "Local storage. Whether you chose cards or a table for a list, one entry for each person and list.",
            duration: "Until you delete it",
          },
          "graphiql:…": {
            purpose:
              "Session storage. What you write in the GraphQL explorer, so that it survives a reload. Headers, which may hold a token, are never kept.",
            duration: "Until you close the tab",
          },
        },
      },
    },
  },
} as const satisfies LegalCopy;
