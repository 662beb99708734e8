import { type VerifyCopy } from "#web/features/marketing/copy/VerifyCopy.ts";

export const verifyEn: VerifyCopy = {
  mark: "Receipts and seals",
  title: "Check a receipt and its seal",
  description:
    "Check the receipt of a bid and the closing seal of its tender, without an account, and see how anybody computes both by hand.",
  lead: "Every bid gets a receipt when it arrives. When a tender has closed, the receipts of all its bids are put under one seal, which is mailed to the bidders. Here anybody can check both, without an account.",
  withoutScripts: "The check on this page needs JavaScript. Without it, follow the steps below.",
  form: {
    label: "Your receipt",
    hint: "Paste the receipt, or the answer of the api that has it, as it is, or drop a file here. It stays in your browser: only its number and SHA-256 are sent, to find its seal.",
    file: "Choose a file",
    check: "Check",
    busy: "Checking...",
    result: "Result",
    unreadable: {
      title: "This is no receipt",
      text: "A receipt has a number, such as AX-7K2QM-94TNC, and a SHA-256 of 64 digits. Save its file, or copy it, on the page of your bid.",
    },
    insecure: {
      title: "This browser cannot compute it here",
      text: "Browsers compute a SHA-256 only on pages that are served over https.",
    },
    matches: { title: "The receipt is unchanged", text: "What it says has the SHA-256 that it carries." },
    differs: {
      title: "The receipt was changed",
      text: "What it says has another SHA-256 than the one that it carries.",
    },
    carried: "SHA-256 of the receipt",
    computed: "Computed from what it says",
    short: {
      title: "The receipt has no canonicalForm",
      text: "Without it the SHA-256 cannot be computed here. The file that the page of your bid saves has it.",
    },
    sealed: {
      title: "It is in a closing seal",
      text: "Tender {number} closed on {closed} and was sealed on {sealed}. Receipts in the seal: {count}. Your browser has computed the seal from their list. Compare it with the one in your mail:",
    },
    broken: {
      title: "The seal and its list differ",
      text: "The list of receipts has another seal than the one that is stored. Keep your receipt and your mail.",
    },
    unsealed: {
      title: "It is in no closing seal",
      text: "Its tender may not have closed yet, or closed before there were seals; or the bid was revised or withdrawn since: a seal has the newest receipt of each bid. If none of this is so, keep the receipt and write to {email}.",
    },
    failed: {
      title: "The seal could not be asked for",
      text: "The server did not answer. This says nothing about the receipt: try again.",
    },
    saveForm: "Save canonical.txt",
    saveList: "Save hashes.txt",
    files: {
      title: "Check a file",
      text: "The receipt names these files by their SHA-256. Your browser computes that of the file you choose, and says which of them it is. Nothing is uploaded.",
      choose: "Choose the file to check",
      drop: "or drop it here",
      reading: "Reading {file}",
      cancel: "Cancel",
      result: "Result of the file",
      found: {
        title: "It is a file of this receipt",
        text: "This is the file named “{name}” in revision {revision}, received on {received}. Its SHA-256:",
      },
      another: {
        title: "It is no file of this receipt",
        text: "“{file}” has another SHA-256 than every file that the receipt names:",
      },
      empty: { title: "The file is empty", text: "“{file}” has no content that could be checked." },
      changed: {
        title: "The file could not be read to its end",
        text: "“{file}” changed or vanished while it was read. Choose it again.",
      },
      notLoaded: {
        title: "The check could not be loaded",
        text: "“{file}” was not read. Choose it again once there is a connection.",
      },
    },
  },
  byHand: {
    title: "Check by hand",
    receipt: {
      heading: "The SHA-256 of a receipt",
      steps: [
        "Save the receipt as a file on the page of your bid. It is JSON, and one of its texts is named canonicalForm.",
        "canonicalForm is the whole submission, written by RFC 8785: bidAmount, bidId, companyId, documentsUrl, revision, submittedAt, technicalProposal, tenderId and timelineDays, and documents (bytes, name and sha256 of each file) only where the bid names any. Put this text and nothing else into a file canonical.txt, as UTF-8, without a line break at its end. After a check a button above saves this file.",
        "Compute the SHA-256 of the file. It is the sha256 of the receipt:",
      ],
      command: "sha256sum canonical.txt",
    },
    seal: {
      heading: "The closing seal of a tender",
      steps: [
        "Take the sha256 of each receipt in the seal: 64 digits, 0 to 9 and a to f, in lower case. After a check a button above saves this list.",
        "Sort them as text, digits before letters, and write them into a file hashes.txt: one a line, each line ended by a line feed (LF), the last one too.",
        "Compute the SHA-256 of the file. It is the seal:",
      ],
      command: "LC_ALL=C sort hashes.txt | sha256sum",
    },
    commands: "On macOS the command is shasum -a 256 instead of sha256sum.",
    shows: {
      heading: "What a seal shows",
      paragraphs: [
        "A seal has the newest receipt of each bid that was not withdrawn when the tender closed. If a bid is added, removed or changed later, the receipts have another seal. The seal in the mails of all bidders cannot be changed any more: it shows the difference.",
        "A tender that is opened for bids again gets another seal when it closes again. The earlier seal is kept.",
      ],
    },
  },
};
