/** Stand-in providers beside the demo. Who opens them is handed in by `server.ts`: the shop imports nothing of them. */
export type Sandbox = {
  url: string;
  keys: {
    stripe: { secretKey: string; publishableKey: string; webhookSecret: string };
    paypal: { clientId: string; clientSecret: string; webhookId: string };
    paysera: { projectId: string; password: string };
    carrier: { key: string; webhookSecret: string };
  };
  close: () => Promise<void>;
};
export type OpenSandbox = (options: {
  port: number;
  shopUrl: string;
  carrierSpeed: number;
}) => Promise<Sandbox>;
