/** A type with the same keys and list lengths as the texts of another language. */
export type SameShape<Texts> = Texts extends string ? string : { readonly [Name in keyof Texts]: SameShape<Texts[Name]> };
