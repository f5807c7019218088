/** How often one caller may do a thing, in a minute and in a day. An API key is a caller of its own. */
export const limits = {
  read: { minute: 600 },
  write: { minute: 120 },
  create: { minute: 30, day: 200 },
  ai: { minute: 20, day: 100 },
  upload: { minute: 20 },
  voucher: { minute: 10, day: 50, minuteOfAddress: 30 },
  checkout: { minute: 10 },
  key: { minute: 5, day: 20 },
  webhookTest: { minute: 10 },
} as const satisfies Record<string, Limit>;

export interface Limit {
  readonly minute: number;
  readonly day?: number;
  /** In a minute from one address, whoever calls: what is guessed is guessed with many accounts. */
  readonly minuteOfAddress?: number;
}

export type LimitName = keyof typeof limits;
