import { mainClauseOf } from "../idea/finite-verbs.ts";
import { termsOf } from "../idea/terms.ts";
import { begun } from "./first-letter.ts";

/** A comma that stands where a sentence ends: "doesn't know anybody, at the playground she meets". */
export const withStops = (idea: string): string =>
  withoutSplices(idea)
    .replace(/\b(has|have)n['’]t\b/gi, "$1 not")
    .replace(
      /(?<=^|[.!?]\s+)((?!(?:When|If|After|Before|While|Because|As|Although|Since|Once)\b)[^.!?]*),\s+((?:an?|the|his|her|my) (?:[a-z]+ ){1,2}[a-z]+s (?:him|her|them|it|me|how)\b)/g,
      (_, before: string, rest: string) => `${before}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`,
    )
    .replace(
      /,\s+((?:at|in|on|after) (?:the|her|his|their|an?) [a-z]+,? (?:she|he|they|it|we|I)|everyone|everybody|nobody) (?=[a-z]+(?:s|ed)? )/g,
      (comma: string, opener: string, at: number, whole: string) => {
        const before =
          whole
            .slice(0, at)
            .split(/[.!?]\s+/)
            .at(-1) ?? "";
        // "At a bus stop, everybody gets off": only where.
        return /^(?:In|On|At|Under|By)\b/.test(before) && !mainClauseOf(termsOf(before))
          ? comma
          : `. ${begun(opener)} `;
      },
    )
    .replace(
      /,\s+(everyone|everybody) (laughs?|laughed)(?=[,.])/g,
      (_, who: string, verb: string) => `. ${who.charAt(0).toUpperCase()}${who.slice(1)} ${verb}`,
    );

/** "They play chess every Sunday, one Sunday one of them does not come": two sentences. */
const withoutSplices = (idea: string): string =>
  idea
    .split(/(?<=[.!?]["”]?)\s+/)
    .map((sentence) => {
      if (
        /["“”:;]|\?$/.test(sentence) ||
        /^(?:when|if|after|before|while|because|as|although|since|in|on|at|one|every|being|\p{L}{3,}ing)\b/iu.test(
          sentence,
        )
      )
        return sentence;
      const listed = sentence.split(/,\s+/);
      if (listed.length > 2 && listed.every(isWhole) && listed.slice(1).every(isLong))
        return listed.map((part) => begun(part.replace(/^and /, ""))).join(". ");
      for (const { index } of sentence.matchAll(
        /,\s+(?=(?:he|she|it|they|we|I|now|one|the|his|her|their|my|our|an?|each|every|all|two|then|suddenly|there|everyone|everybody|nobody|\p{Lu}\p{Ll}+)\s)/gu,
      )) {
        const [head, tail] = [sentence.slice(0, index), sentence.slice(index).replace(/^,\s+/, "")];
        const [before, after] = [mainClauseOf(termsOf(head)), mainClauseOf(termsOf(tail))];
        // "and where it grows, every flower tells"
        if (/\b(?:and|but|so) (?:where|when|whenever|if|while|because|after|before|every time)\b[^,]*$/.test(head))
          continue;
        const isListed = /,/.test(head) || /,/.test(tail.split(/\band\b/)[0] ?? "");
        // "so the kids, Oskar and Lina, run away": their names.
        if (
          /^\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?,? /u.test(tail) &&
          /\b(?:the|two|three|his|her|their|my|our) \p{Ll}+s$/u.test(head)
        )
          continue;
        if (before && after && !isListed && tail.split(" ").length > 2)
          return `${head}. ${tail.charAt(0).toUpperCase()}${tail.slice(1)}`;
      }
      return sentence;
    })
    .join(" ");

/** A part of a list that is a sentence of its own: "customers run away". */
const isWhole = (part: string): boolean => {
  const terms = termsOf(part.replace(/^(?:and|then|only|but) /i, ""));
  const main = mainClauseOf(terms);
  return (
    main?.subject !== undefined &&
    main.subject < main.verb &&
    !/^(?:when|if|after|before|while|because|who|which|that)\b/i.test(part)
  );
};

/** "everyone laughs, but …": too short to stand alone. */
const isLong = (part: string): boolean => part.split(" ").length > 2;
