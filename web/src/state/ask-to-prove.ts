/** Asks for the proof, and says whether it was given. */
type Door = (answer: (isProven: boolean) => void) => void;
let door: Door | null = null;

/** The part of the page that opens the dialog registers here; the returned function unregisters it. */
export function listenForProofs(listener: Door): () => void {
  door = listener;
  return () => {
    if (door === listener) door = null;
  };
}

/**
 * Opens the dialog in which a member proves who they are, over what they were doing. False: they closed it, or there is no
 * such dialog on this page.
 */
export const askToProve = (): Promise<boolean> =>
  new Promise((answer) => (door === null ? answer(false) : door(answer)));

/** Whether a refusal wants proof first: see the contract. */
const wantsProof = (error: unknown): boolean =>
  (error as { hint?: unknown } | null)?.hint === 'reauthentication_needed';

/** Does something that may want proof; asked for it, it goes on once it has been given. */
export async function withProof<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!wantsProof(error) || !(await askToProve())) throw error;
    return await work();
  }
}
