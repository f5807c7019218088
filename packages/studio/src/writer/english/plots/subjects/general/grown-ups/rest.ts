/** What may follow somebody or something in a phrase: more about them, up to the end of this part of the sentence. */
export const REST =
  "(?: (?:who|whom|that|which|with|without|for|in|at|on|from|every|he|she|while|although|during|aged|after|before)\\b[^.,]*)?(?=[,.;:!?]|$| (?:and|but|because|so|to|until|when|by|as|is|was|were|had|has|again|how)\\b)";
