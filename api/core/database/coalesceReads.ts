/** Maximum number of statements that run at a time. Keys that arrive while this many run share the next statement. */
const MOST_UNDER_WAY = 2;
/** Milliseconds after which a running statement no longer counts towards MOST_UNDER_WAY. */
const SLOW_MS = 50;

interface Waiting<Row> {
  promise: Promise<Row | undefined>;
  answer: (row: Row | undefined) => void;
  fail: (error: unknown) => void;
}

/**
 * Returns a function that reads a row by its key. It sends a statement immediately if fewer than MOST_UNDER_WAY
 * statements count as running. Otherwise the next statement reads the key together with the other waiting keys. A read
 * never joins a statement that was already sent, so it sees everything that was committed before the read began.
 */
export function coalesceReads<Row>(read: (keys: string[]) => Promise<Map<string, Row>>) {
  let waiting = new Map<string, Waiting<Row>>();
  let underWay = 0;

  function send() {
    if (waiting.size === 0 || underWay >= MOST_UNDER_WAY) return;
    const sent = waiting;
    waiting = new Map();
    underWay++;
    let isCounted = true;
    const next = () => {
      if (!isCounted) return;
      isCounted = false;
      underWay--;
      clearTimeout(slow);
      send();
    };
    const slow = setTimeout(next, SLOW_MS);
    read([...sent.keys()]).then(
      (rows) => {
        next();
        for (const [key, { answer }] of sent) answer(rows.get(key));
      },
      (error: unknown) => {
        next();
        for (const { fail } of sent.values()) fail(error);
      },
    );
  }

  return (key: string): Promise<Row | undefined> => {
    const same = waiting.get(key);
    if (same) return same.promise;
    const added = withSettlers<Row>();
    waiting.set(key, added);
    send();
    return added.promise;
  };
}

function withSettlers<Row>(): Waiting<Row> {
  let answer!: Waiting<Row>["answer"];
  let fail!: Waiting<Row>["fail"];
  const promise = new Promise<Row | undefined>((resolved, rejected) => {
    answer = resolved;
    fail = rejected;
  });
  return { promise, answer, fail };
}
