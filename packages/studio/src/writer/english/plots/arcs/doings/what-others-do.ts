/** Not of war, death or violence: the stories make light of what happens. */
export const NOT_DARK =
  /^(?!.*\b(?:war|dead|died|dying|murder\w*|kill\w*|corpse|bodies|suicide|grief|rape\w*|abuse\w*|soldier\w*|sniper\w*|enemy)\b)/i;

/** "Her" as a person, and not as in "her place". */
export const HIM =
  "(?:him|them|me|us|her(?=$|[.,]| (?:to|for|in|into|at|with|and|on|onto|out|from|by|as|that|how|what|who|if|about|off|up|over|back|home|away|a|an|the|too|so|instead)\\b))\\b";
