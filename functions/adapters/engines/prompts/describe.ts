import type { StoryWriter } from "#functions/core/story/ports.ts";
import { list, object, text } from "./answer-shape.ts";
import {
  audienceFacts,
  facts,
  fence,
  heroFact,
  languageName,
  lines,
  type Prompt,
  readable,
  systemInstruction,
} from "./parts.ts";

type Request = Parameters<StoryWriter["describe"]>[0];

/** Asks for what a video channel shows with a film. */
export const describePrompt = (request: Request): Prompt => ({
  instruction: systemInstruction("the publisher"),
  task: lines(
    `Write in ${languageName(request.language)} what a video channel shows with this film: a title of under 60 characters, a description of two short paragraphs that does not give the end away, and 5 to 8 hashtags of one word each.`,
    facts({
      "Kind of story": readable(request.storyType),
      ...(request.audienceAge && audienceFacts({ audienceAge: request.audienceAge })),
      [heroFact]: request.heroName,
      "The channel": request.channel,
      "Search terms to be found by": request.searchKeywords,
    }),
    request.channel && "Title, description and hashtags suit the channel.",
    request.searchKeywords && "The search terms stand in the description or the hashtags, where they fit.",
    fence("TITLE", request.title),
    fence("STORY", request.text),
  ),
});

export const describeShape = object({
  title: text("under 60 characters, without quotes"),
  description: text("two short paragraphs, without links, hashtags or times"),
  hashtags: list(text("one word, with # before it")),
});
