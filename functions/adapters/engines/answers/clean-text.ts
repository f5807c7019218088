/** A text to be spoken or shown, without what models add to it: links, markup, stage directions, labels. */
export const cleanProse = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\(https?:[^)]*\)/g, "$1")
    .replace(/(?:https?:\/\/|www\.)\S+/gi, "")
    .replace(/^\s*(?:#{1,6}\s+|[-*_]{3,}\s*$)/gm, "")
    .replace(/(\*\*|__|\*)(?=\S)([^*\n]*?\S)\1/g, "$2")
    .replace(/\[[^\]\n]{1,80}\]/g, "")
    .replace(/^\s*(?:narrator|narration|erzähler|narrador|narrateur)\s*:\s*/gim, "")
    .replace(/[ \t]{2,}/g, " ")
    .replace(/^[ \t]+/gm, "")
    .replace(/ +([,.;:!?])/g, "$1")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** A title on one line, without quotes or markup, of at most `most` characters, cut between words. */
export const cleanTitle = (text: string, most: number): string => {
  const line = (cleanProse(text).split("\n")[0] ?? "").replace(/^["'“”„«»「『]+|["'“”»」』]+$/g, "").trim();
  const letters = [...line];
  if (letters.length <= most) return line;
  const head = letters.slice(0, most).join("");
  return head.includes(" ") ? head.slice(0, head.lastIndexOf(" ")) : head;
};

/** Hashtags of letters, marks, digits and underscores, each once. What has no letter is left out. */
export const cleanHashtags = (tags: readonly string[]): string[] => {
  const cleaned = tags.map((tag) => tag.replace(/[^\p{L}\p{M}\p{N}_]/gu, "")).filter((tag) => /\p{L}/u.test(tag));
  return [...new Map(cleaned.map((tag) => [tag.toLowerCase(), `#${tag}`])).values()].slice(0, 15);
};
