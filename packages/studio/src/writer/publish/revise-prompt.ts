const HEADING = "## The author's wishes";
const NEVER = /^## (?:Never|Avoid)\b/m;

/**
 * A prompt with one more wish of its author: in a section of its own, which stands before what is never to be done,
 * as that holds whatever is wished. Nothing else is touched, so that every placeholder stays.
 */
export const revisePrompt = (prompt: string, wish: string): string => {
  const line = `- ${sentence(wish)}`;
  const at = prompt.indexOf(HEADING);
  if (at >= 0) {
    const next = prompt.indexOf("\n## ", at + HEADING.length);
    const end = next < 0 ? prompt.length : next;
    return `${prompt.slice(0, end).trimEnd()}\n${line}\n${prompt.slice(end)}`.trimEnd();
  }
  const section = `${HEADING}\nThese go before any general advice in this text.\n${line}`;
  const never = prompt.search(NEVER);
  return never < 0
    ? `${prompt.trimEnd()}\n\n${section}`
    : `${prompt.slice(0, never).trimEnd()}\n\n${section}\n\n${prompt.slice(never)}`;
};

const sentence = (wish: string): string => {
  const one = wish.trim().replace(/\s+/g, " ");
  const begun = one.charAt(0).toUpperCase() + one.slice(1);
  return /[.!?。！？।…]["'”’」』»]?$/u.test(begun) ? begun : `${begun}.`;
};
