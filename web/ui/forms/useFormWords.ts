import { createContext, useContext } from "react";

import { formatCount } from "#web/format/formatCount.ts";
import { SEND_AGAIN_MINUTES } from "#web/ui/forms/sendAgain.ts";

/** The form's own texts, apart from those of its fields and buttons. */
export interface FormWords {
  /** The heading of the error summary. */
  problem: string;
  /** Adds the field's label to a message in the error summary that does not name the field. */
  labelled: (label: string, message: string) => string;
  /** Translates an English error message of a validation rule or of the server. */
  message: (english: string) => string;
  /** The texts of the character counter: how many characters are left in a field, and how many are too many. */
  length: { left: (characters: number) => string; over: (characters: number) => string };
  /** Shown after a request that did not reach the server. */
  unreached: string;
  /** Shown during automatic retries. */
  sendAgain: { text: string; stop: string };
  /** The confirmation before a form is left. */
  leave: { title: string; text: string; leave: string; stay: string };
}

const counted = (characters: number) => formatCount(characters, "character", true);

export const englishFormWords: FormWords = {
  problem: "There is a problem",
  labelled: (label, message) => `${label}: ${message}`,
  message: (english) => english,
  length: {
    left: (characters) => `${counted(characters)} left`,
    over: (characters) => `${counted(characters)} too many`,
  },
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
