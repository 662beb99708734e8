/** The words of a DrawingSheet. */
export interface SheetWords {
  skip: string;
  backToHome: string;
  /** The other language's own name. */
  otherLanguage: string;
}
