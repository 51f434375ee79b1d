/** What our own server answered; its contract says what that is. */
export const readJson = <Answer>(response: Response): Promise<Answer> => response.json();
