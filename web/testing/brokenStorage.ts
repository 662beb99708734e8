/** Makes the browser's storage full (it refuses to write) or blocked (reading `window.localStorage` throws). */
export function breakStorage(how: "full" | "blocked") {
  if (how === "full")
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
  else
    for (const area of ["localStorage", "sessionStorage"] as const)
      jest.spyOn(window, area, "get").mockImplementation(() => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      });
}
