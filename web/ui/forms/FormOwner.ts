import { createContext } from "react";

/** The user id under which the browser keeps form values; null keeps nothing. */
export const FormOwner = createContext<string | null>(null);
