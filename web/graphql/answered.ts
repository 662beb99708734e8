/** The data of an answer without errors: there is always some. */
export function answered<Data>({ data }: { data?: Data | null }): Data {
  if (!data) throw new Error("The server answered without data");
  return data;
}
