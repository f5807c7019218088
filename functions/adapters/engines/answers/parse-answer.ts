import { jsonrepair } from "jsonrepair";

/**
 * The JSON in a model's answer: also between fences, after thoughts, with words before or after it, with small errors, or
 * cut off in the middle. Of a cut answer, the value that is incomplete is left out. Undefined if there is no JSON.
 */
export const parseAnswer = (answer: string): unknown => {
  const text = answer.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, "");
  const start = text.search(/[{[]/);
  if (start < 0) return undefined;
  const json = text.slice(start);
  const { end, cut } = scan(json);
  return end === undefined ? parse(json.slice(0, cut)) : (parse(json.slice(0, end)) ?? parse(json));
};

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    try {
      return JSON.parse(jsonrepair(json));
    } catch {
      return undefined;
    }
  }
};

interface Scan {
  /** Where the first value ends; undefined if the text is cut off before. */
  readonly end: number | undefined;
  /** Where the last complete value ends. */
  readonly cut: number;
}

const scan = (json: string): Scan => {
  let [depth, cut, inString] = [0, 0, false];
  for (let at = 0; at < json.length; at++) {
    const letter = json[at] ?? "";
    if (inString) {
      if (letter === "\\") at++;
      else if (letter === '"') inString = false;
      continue;
    }
    if (letter === '"') inString = true;
    else if ("{[".includes(letter)) depth++;
    else if ("}]".includes(letter)) {
      depth--;
      cut = at + 1;
      if (depth === 0) return { end: at + 1, cut };
    } else if (letter === ",") cut = at;
  }
  return { end: undefined, cut };
};
