/** Stand-in providers beside the demo. Who opens them is handed in by `server.ts`: the shop imports nothing of them. */
export type Sandbox = {
  url: string;
  /** By the name of whom it plays. */
  keys: Readonly<Record<string, object>> & {
    carrier: { key: string; webhookSecret: string };
  };
  /** What its carrier is called. */
  carrierTitle: string;
  close: () => Promise<void>;
};
export type OpenSandbox = (options: {
  port: number;
  shopUrl: string;
  carrierSpeed: number;
}) => Promise<Sandbox>;
