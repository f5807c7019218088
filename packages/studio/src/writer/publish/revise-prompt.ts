const HEADING = "## The author's wishes";
const NEVER = /^## (?:Never|Avoid)\b/m;

/**
 * Adds an author's wish to a prompt, in a section before the one of things to avoid, which takes precedence. The rest
 * stays unchanged, placeholders included.
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
