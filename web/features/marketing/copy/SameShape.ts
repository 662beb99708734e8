/** The texts of one language with the names and the lengths of all lists of another. */
export type SameShape<Texts> = Texts extends string ? string : { readonly [Name in keyof Texts]: SameShape<Texts[Name]> };
