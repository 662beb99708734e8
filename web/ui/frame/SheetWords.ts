/** The words of a DrawingSheet. */
export interface SheetWords {
  skip: string;
  backToHome: string;
  /** The other language's own name. */
  otherLanguage: string;
  /** The spans of the drawn bridge. */
  phases: readonly [string, string, string, string];
}
