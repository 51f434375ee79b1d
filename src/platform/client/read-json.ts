/** Reads an answer of our own server; the call's contract gives its type. */
export const readJson = <Answer>(response: Response): Promise<Answer> => response.json();
