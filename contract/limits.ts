/** The rate limits of one caller, per minute and per day. Each API key is a caller. */
export const limits = {
  read: { minute: 600 },
  write: { minute: 120 },
  create: { minute: 30, day: 200 },
  ai: { minute: 20, day: 100 },
  upload: { minute: 20 },
  voucher: { minute: 10, day: 50, minuteOfAddress: 30 },
  checkout: { minute: 10 },
  /** Stripe sends delayed events in bursts. */
  stripe: { minute: 6_000 },
  key: { minute: 5, day: 20 },
  webhookTest: { minute: 10 },
} as const satisfies Record<string, Limit>;

export interface Limit {
  readonly minute: number;
  readonly day?: number;
  /** Per minute from one IP address: attackers guess codes with many accounts. */
  readonly minuteOfAddress?: number;
}

export type LimitName = keyof typeof limits;
