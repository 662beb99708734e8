import { createContext, useContext } from "react";

interface Waiting {
  isWaiting: boolean;
  stop: () => void;
}

/** Whether the form sends itself again while the server cannot be reached. */
export const WaitingContext = createContext<Waiting>({ isWaiting: false, stop: () => undefined });

export const useWaiting = () => useContext(WaitingContext);
