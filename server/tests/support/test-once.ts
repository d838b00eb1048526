/** Makes a thing when it is first asked for, and the same one is had from then on: most requests need few of all. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
