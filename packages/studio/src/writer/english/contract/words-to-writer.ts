/** Patterns for what an idea says to its writer and not of its story. */

/** "My students love penguins, so please: …", "For my class: …", "Here is my idea: …": what stands before the colon. */
const BEFORE_COLON =
  /^(?:[^:!?"“”]{0,120}[,.;!]\s+)?(?:(?:hi|hello|hey|ok(?:ay)?|so|and|well|now),?\s+)*(?:please\b[^:.!?"“”]{0,60}|(?:for|to)\s+(?:my|our|the|an?|all|some|kids|children|toddlers|school|bedtime|class)\b[^:.!?"“”]{0,50}|for kids|[^:.!?"“”]{2,40}came up with (?:this|it)\b[^:.!?"“”]{0,30}|here(?:['’]s|\s+is|\s+comes|\s+are)\b[^:.!?"“”]{0,40}|(?:(?:my|the|an?|our|new|another|this|one)\s+)*(?:[a-z]+\s+)?(?:ideas?|request|prompt|suggestion|plot|topic|theme|premise)\b[^:.!?"“”]{0,30}|(?:what|how)\s+about|(?:(?:can|could|would)\s+you\b|i\s+(?:want|need|would|['’]d)|i['’]d\s+(?:like|love)|we\s+(?:want|need)|let['’]?s)[^:.!?"“”]{0,60})\s*(?::|\s[–—-])\s+(?=\p{L})/iu;

/** "Could you make it a love story with a happy end?", "make a film about his adventure": a whole sentence for the writer. */
const ONLY_REQUEST =
  /^(?:(?:and|so|but|also)\s+)?(?:please\s+)?(?:(?:(?:can|could|would|will)\s+you\s+(?:please\s+)?(?:make|keep|write|tell|give|let|end|do|turn|add|include|create|film)\b[^.!?]{0,90}|(?:make|do|write|create|tell|turn)\s+(?:me\s+|us\s+)?(?:(?:it|this|that)\s+(?:into\s+)?)?(?:an?|the)\s+(?:[\w-]+\s+){0,3}?(?:story|tale|film|movie|video|poem|song|cartoon|clip)(?:\s+(?:about|of|from|out\s+of|for|with)\s+(?:his|her|their|its|this|that|it|them|him|my|an?\s+(?:happy|funny|good|sad))\b[^.!?]*)?|(?:i|we)(?:['’]d|\s+would)?\s+(?:like|love|want|need|wish\s+for)\s+(?:it\s+to\s+be\b|(?:it|this)\s+(?:as|with|told|written|narrated)\b|an?\s+(?:[\w-]+\s+){0,3}?(?:end(?:ing)?|story|film|movie|moral)\b)[^.!?]{0,50}|(?:it['’]s|it\s+is|this\s+is)\s+for\s+(?:my|our|a|the|kids|children)\b[^.!?]{0,60}|no\s+(?:violence|monsters|scary\s+parts|sad\s+(?:parts|ending|end)|blood|romance)\b[^.!?]{0,30}|(?:can|could)\s+(?:it|the\s+story|the\s+end(?:ing)?)\s+(?:be|have|end)\b[^.!?]{0,60}|(?:thank\s+you|thanks)\b[^.!?]{0,40}|(?:hi|hello|hey)(?:\s+there)?|what\s+happens(?:\s+next)?|comedy|drama|thriller|romance|romcom|horror))[.!?]*$/iu;

/** An idea from where its story begins. */
export const afterNote = (text: string): string => {
  const [note = ""] = BEFORE_COLON.exec(text) ?? [];
  const rest = text.slice(note.length);
  return note !== "" && rest.split(/\s+/).length > 2 ? rest.charAt(0).toUpperCase() + rest.slice(1) : text;
};

/** Whether a sentence is meant for the writer only. */
export const isOnlyRequest = (sentence: string): boolean => ONLY_REQUEST.test(sentence);

/** "Can you make a story where a girl finds …?": the request asks, and not the story. */
export const withoutMarkOfRequest = (told: string, given: string): string =>
  /\?\s*$/.test(told) &&
  /\b(?:can|could|would|will) (?:you|we|i)\b|^(?:please )?(?:what|how) (?:if|about)\b/i.test(given) &&
  !/^(?:why|how|what|who|where|when|is|are|do|does|can|could|will|would)\b/i.test(
    told.split(/(?<=[.!?])\s+/).at(-1) ?? "",
  )
    ? told.replace(/\s*\?+\s*$/, ".")
    : told;

/** "…, make a film about his adventure": the request at the end says nothing new. */
export const withoutLastRequest = (text: string): string => text.replace(REQUEST_OF_IT, "");
const REQUEST_OF_IT =
  /(?<=.{12})[,;.]?\s+(?:(?:and|so)\s+)?(?:please\s+)?(?:(?:can|could)\s+you\s+)?(?:make|do|write|create|tell)\s+(?:me\s+|us\s+)?(?:an?\s+|the\s+)?(?:[\w-]+\s+){0,2}?(?:story|tale|film|movie|video|poem|song|cartoon|clip)\s+(?:about|of|from|out\s+of|with)\s+(?:(?:it|this|that|them|him|her)|(?:his|her|their|its|this|that|these)\s+(?:[a-z]+\s+)?(?:adventures?|life|day|journey|story|trip|friendship))[.!?]*$/iu;
