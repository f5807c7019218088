import { formsOfAct } from "./act-of-idea.ts";
import { ALL_THIS, type Filling } from "./fill-line.ts";
import { isPlural } from "./line-fits.ts";
import type { Local } from "./local-words.ts";

/** Whether the topic is a thing: neither somebody nor the whole of the idea. */
export const isAboutThing = ({ topic, reading }: Filling): boolean => {
  const head = topic.split(" ").at(-1)?.toLowerCase() ?? "";
  return topic !== ALL_THIS && ![reading.hero, ...reading.others].some((each) => each?.aliases.includes(head));
};

/** "about the raft": "about it", "to build the raft": "to do it". Not for somebody. */
export const withoutTopic = (told: string, filling: Filling, local: Local): string => {
  const { topic, hero } = filling;
  const { act, acting } = formsOfAct(filling, local);
  const spared = [act && ([`to ${act}`, "to do it"] as const), acting && ([acting, "it"] as const)]
    .filter((each) => each !== undefined && each !== "")
    .reduce((text, [words, plain]) => text.replaceAll(words, plain), told);
  if (!isAboutThing(filling)) return spared;
  // The garden of "the garden gnomes" is part of their name.
  const ofName = hero.startsWith(`${topic} `) ? `(?!${hero.slice(topic.length)})` : "";
  const named = new RegExp(`\\b(about|(?<!because )of|at|with|beside) ${topic}\\b${ofName}`, "g");
  return spared.replace(named, `$1 ${isPlural(topic) ? "them" : "it"}`);
};
