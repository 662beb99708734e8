/**
 * The number of requests at a time. It is less than the number of connections in the server's database pool. With more,
 * on a busy machine some requests would find no free connection in time, and the server would answer 503.
 */
const AT_ONCE = 6;

/** Calls `make` for each of the places from 0 to `count` - 1, a few at a time. Returns the results by place. */
export async function inTurn<T>(count: number, make: (place: number) => Promise<T>) {
  const made: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let place = next++; place < count; place = next++) made[place] = await make(place);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return made;
}
