/** An idea without the words that only introduce it: "Write a story about how ...". */
export const withoutIntroduction = (idea: string): string =>
  idea
    .slice(0, 4000)
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^["“«]+|["”»]+$/g, "")
    .replace(
      /^(?:please\s+)?(?:(?:write|tell|create|make|generate|give)(?:\s+(?:me|us))?\s+)?(?:an?|the)?\s*(?:[a-z'-]+\s+){0,3}(?:story|tale|film|video|movie|poem|song|fable|adventure)\s+(?:about|of|in which|where|on)\s+(?:how\s+)?/i,
      "",
    )
    .replace(
      /^(?:an?\s+|the\s+)?(?:[a-z'-]+\s+){0,2}(?:friendship|love|bond|story|adventures?|life|birth|childhood|dream|journey|voyage|travels?|trip|rise|rise and fall|quest)\s+(?:between|of)\s+(?=(?:an?|the|two|three|four|his|her|my|our)\s)/i,
      "",
    )
    .replace(/^how\s+(?:do(?:es)?\s+)?/i, "")
    .replace(
      /^the\s+(?:day|night|time|year|summer|winter|morning)\s+(?:when\s+|that\s+)?(?=(?:the|an?|my|all|every)\s)/i,
      "",
    )
    .replace(/^once upon a time,?\s*/i, "")
    .replace(/^there\s+(?:once\s+)?(?:was|is|lived|lives|were|are)\s+(?:once\s+)?/i, "")
    .replace(/^(?:it is|it's|this is)\s+about\s+/i, "");
