import type { StoryPack } from "../pack.ts";
import { clauseTelling } from "./clause-telling.ts";
import { grammar } from "./grammar.ts";
import { nouns } from "./nouns.ts";
import { storyText } from "./story-text.ts";
import { telling } from "./telling.ts";

export const story: StoryPack = { text: storyText, telling, clauseTelling, grammar, nouns };
