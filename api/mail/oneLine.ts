/** For what a person typed in a mail: line breaks could imitate the mail's own lines. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();
