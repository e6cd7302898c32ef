import { createContext } from "react";

/** The two letters of the state whose answers are shown; null while there is none, undefined before there is a script. */
export const ChosenState = createContext<string | null | undefined>(undefined);
