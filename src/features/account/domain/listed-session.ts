/** One place where a customer is logged in. */
export type ListedSession = {
  id: number;
  /** Browser and system in words; empty where they are not known. */
  device: string;
  created_at: string;
  seen_at: string;
  /** When it ends if it is not used any more. */
  expires_at: string;
  is_current: boolean;
};
