interface TitledText {
  title: string;
  text: string;
}

interface ByHand {
  heading: string;
  /**
   * The steps before `command`. ClosingSealCheck.test.tsx writes the files that the steps describe and runs `command`,
   * which must print the expected SHA-256.
   */
  steps: readonly [string, ...string[]];
  command: string;
}

/** The results of checking a file against a receipt; `{file}` is replaced by the name of the chosen file. */
export interface FileCheckWords {
  title: string;
  text: string;
  choose: string;
  drop: string;
  reading: string;
  cancel: string;
  result: string;
  /** `{name}`, `{revision}` and `{received}` are replaced by values of the receipt. */
  found: TitledText;
  another: TitledText;
  empty: TitledText;
  changed: TitledText;
  notLoaded: TitledText;
}

/** The texts of the form on /verify, which checks a receipt and the closing seal that contains it. */
export interface ClosingSealCheckWords {
  label: string;
  hint: string;
  file: string;
  check: string;
  busy: string;
  result: string;
  unreadable: TitledText;
  insecure: TitledText;
  matches: TitledText;
  differs: TitledText;
  carried: string;
  computed: string;
  short: TitledText;
  /** `{number}`, `{closed}`, `{sealed}` and `{count}` are replaced by values of the closing seal. */
  sealed: TitledText;
  broken: TitledText;
  /** `{email}` is replaced by the site's contact address. */
  unsealed: TitledText;
  failed: TitledText;
  saveForm: string;
  saveList: string;
  files: FileCheckWords;
}

export interface VerifyCopy {
  mark: string;
  title: string;
  /** The meta description for search engines; at most 155 characters. */
  description: string;
  lead: string;
  withoutScripts: string;
  form: ClosingSealCheckWords;
  byHand: {
    title: string;
    receipt: ByHand;
    seal: ByHand;
    /** A note that the command has another name on some operating systems. */
    commands: string;
    shows: { heading: string; paragraphs: readonly [string, ...string[]] };
  };
}
