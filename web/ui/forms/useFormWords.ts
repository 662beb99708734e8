import { createContext, useContext } from "react";

import { SEND_AGAIN_MINUTES } from "#web/ui/forms/sendAgain.ts";

/** The words that a form itself says, beside its fields' and its buttons'. */
export interface FormWords {
  /** The heading of the error summary. */
  problem: string;
  /** A field's message in the error summary, where the message alone does not name the field. */
  labelled: (label: string, message: string) => string;
  /** A rule's or the server's English message, as it is shown at the field. */
  message: (english: string) => string;
  /** After a request that did not reach the server. */
  unreached: string;
  /** While the form is sent again by itself. */
  sendAgain: { text: string; stop: string };
  /** The question before a form is left. */
  leave: { title: string; text: string; leave: string; stay: string };
}

export const englishFormWords: FormWords = {
  problem: "There is a problem",
  labelled: (label, message) => `${label}: ${message}`,
  message: (english) => english,
  unreached: "The server could not be reached. What you typed is kept; try again.",
  sendAgain: {
    text: `The portal cannot be reached at the moment: what you typed is kept and will be sent again by itself, for up to ${SEND_AGAIN_MINUTES} minutes.`,
    stop: "Stop trying",
  },
  leave: {
    title: "Leave without saving?",
    text: "What you typed on this page has not been sent yet.",
    leave: "Leave page",
    stay: "Keep editing",
  },
};

export const FormWordsContext = createContext(englishFormWords);

export const useFormWords = () => useContext(FormWordsContext);
