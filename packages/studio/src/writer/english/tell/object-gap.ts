/** Whether the gap behind these words is no subject: "looked at {hero}" is "looked at me" where the hero tells it. */
export const isObjectGap = (before: string): boolean =>
  /\b(?:at|to|in|with|from|of|behind|beside|past|near|around|over|between|by|into|onto|on|towards?|upon) $/i.test(
    before,
  );
