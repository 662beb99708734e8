import { createContext } from "react";

/** Whose forms these are: what is typed is kept under this person's id; null keeps nothing. */
export const FormOwner = createContext<string | null>(null);
