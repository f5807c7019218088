import { UnusableAnswer } from "#functions/core/shared/errors.ts";

/** A picture or a recording is seldom unusable, and never three times by chance. */
const maxAsks = 3;

/**
 * Asks for a picture or a recording until it can be used. `use` throws `UnusableAnswer` for one that cannot. Such an
 * answer is forgotten, so that no retry finds it.
 */
export const untilUsable = async <A extends { readonly discard?: () => Promise<void> }, R>(
  ask: () => Promise<A>,
  use: (answer: A) => Promise<R>,
): Promise<R> => {
  for (let asks = 1; ; asks++) {
    const answer = await ask();
    try {
      return await use(answer);
    } catch (error) {
      if (!(error instanceof UnusableAnswer)) throw error;
      await answer.discard?.();
      if (asks >= maxAsks) throw error;
    }
  }
};
