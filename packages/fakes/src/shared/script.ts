/** What a provider of engines may do instead of answering well. The names are the same for all providers. */
export const behaviours = [
  // Text.
  "fenced",
  "truncated",
  "not JSON",
  "short",
  "wrong language",
  "bad schema",
  // Pictures.
  "wrong size",
  "thought image",
  "blank picture",
  "broken picture",
  // Speech.
  "silent",
  "long",
  "cut-off sound",
  // Any request.
  "blocked",
  "empty",
  "400",
  "401",
  "403",
  "404",
  "429",
  "no quota",
  "500",
  "503",
  "reset",
  "slow",
] as const;
export type Behaviour = (typeof behaviours)[number];

export type RequestKind = "text" | "image" | "speech" | "models";

interface Standing<B> {
  readonly kind: RequestKind;
  readonly behaviour: B;
  /** Only requests with a body that it accepts. */
  readonly when: (body: string) => boolean;
  left: number;
}

/** What a fake does with the requests to come. */
export const makeScript = <B extends string = Behaviour>() => {
  const queue: B[] = [];
  let standing: Standing<B>[] = [];
  return {
    /** Makes the next requests misbehave, whatever their kind, one behaviour each, in this order. */
    failNext: (...next: B[]): void => void queue.push(...next),
    /** Makes requests of one kind misbehave: all of them, or the next `times`. */
    behave: (
      kind: RequestKind,
      behaviour: B,
      {
        times = Number.POSITIVE_INFINITY,
        when = () => true,
      }: { times?: number; when?: (body: string) => boolean } = {},
    ): void => void standing.push({ kind, behaviour, when, left: times }),
    /** Answers well again. */
    recover: (): void => {
      queue.splice(0);
      standing = [];
    },
    /** The behaviour for a request that has just come, undefined if it is answered well. */
    take: (kind: RequestKind, body = ""): B | undefined => {
      if (queue.length > 0) return queue.shift();
      const match = standing.find((each) => each.kind === kind && each.left > 0 && each.when(body));
      if (match) match.left -= 1;
      return match?.behaviour;
    },
  };
};
