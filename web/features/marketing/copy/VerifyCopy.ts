interface Told {
  title: string;
  text: string;
}

interface ByHand {
  heading: string;
  /** A test follows the last steps: with the files that they name, the command answers the SHA-256. */
  steps: readonly [string, ...string[]];
  command: string;
}

/** What the check of a file against a receipt says; `{file}` is replaced by the name of the chosen file. */
export interface FileCheckWords {
  title: string;
  text: string;
  choose: string;
  drop: string;
  reading: string;
  cancel: string;
  result: string;
  /** `{name}`, `{revision}` and `{received}` are replaced. */
  found: Told;
  another: Told;
  empty: Told;
  changed: Told;
  notLoaded: Told;
}

/** What the form on /verify says. */
export interface SealCheckWords {
  label: string;
  hint: string;
  file: string;
  check: string;
  busy: string;
  result: string;
  unreadable: Told;
  insecure: Told;
  matches: Told;
  differs: Told;
  carried: string;
  computed: string;
  short: Told;
  /** `{number}`, `{closed}`, `{sealed}` and `{count}` are replaced. */
  sealed: Told;
  broken: Told;
  /** `{email}` is replaced by the site's contact address. */
  unsealed: Told;
  failed: Told;
  saveForm: string;
  saveList: string;
  files: FileCheckWords;
}

export interface VerifyCopy {
  mark: string;
  title: string;
  /** At most 155 characters. */
  description: string;
  lead: string;
  withoutScripts: string;
  form: SealCheckWords;
  byHand: {
    title: string;
    receipt: ByHand;
    seal: ByHand;
    /** Where the command has another name. */
    commands: string;
    shows: { heading: string; paragraphs: readonly [string, ...string[]] };
  };
}
