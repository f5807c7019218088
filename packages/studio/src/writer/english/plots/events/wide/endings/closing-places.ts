import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** A place is to go, and those who want to keep it are to be heard. */
const toBeSaved: Story = {
  after: [
    [
      0,
      "=A notice hung there, in a plastic cover. The {site} was a number on it, and behind the number there was a date. {Hero} read all of it, down to a line so small that {he} had to bend {his} knees. “Everybody will be heard,” it said.",
      "=They had put up a notice about it, with four drawing pins. It did not even say “the {site}”. It said number forty-one. {Hero} read it down to the last line, for which {he} had to bend {his} knees. “Everybody will be heard,” it said there, very small.",
    ],
    [
      0.7,
      "=“What a shame,” said a lady with a shopping trolley. “I've always meant to come more often.” {Hero} asked her since when she had meant to. She counted it on her fingers, and ran out of hands.",
      "=“The {site}?” asked a lady with a shopping trolley. “They can't do that.” She had not been near it for a long time, she admitted. But she had always liked to know that it was there. “Like an aunt,” she said.",
    ],
    [
      1.2,
      "=First {hero} wrote a letter. It was polite for one page, and honest for two. The answer had five lines. The {site} had been noted, it said, and so had the letter.",
      "=First {hero} wrote a letter. “Is that too rude?” asked {talker} at the end of page two. “A little,” said {hero}. They left it as it was. The answer had five lines. The {site} had been noted, it said, and so had the letter.",
    ],
    [
      0.6,
      "=Then {hero} went from door to door, with paper and a pencil on a string. People wrote more than their names. One had lost a tooth at the {site}, and one had found a wife. One only wrote “rain, 1987”. In the end it was eleven sheets.",
      "=Then {hero} went from door to door, with paper and a pencil on a string, and {mate} took the other side. People wrote more than their names. One had lost a tooth at the {site}, and one had found a wife. In the end it was eleven sheets.",
    ],
    [
      0.4,
      "=There came a man with a folder and a steel tape. He measured the {site} on all sides. {Hero} held out the eleven sheets. “I'm afraid names don't count,” said the man. “I only need numbers.” He let the tape snap back, and it sounded as if something had been shut.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} looked at the notice, just so as not to look at the man, and there was the small line. “Everybody will be heard,” {he} read aloud. “By whom?” The man bent his knees. It took him a while. “By me,” he said. So somebody fetched him a chair. The tooth was first.",
    ],
    [
      0.6,
      "=It got dark, and somebody brought soup. At number thirty the man stopped looking at his watch. At number fifty-two he put down his pen. “I was sick here once, when I was six,” he said. “Somebody held my forehead. I never knew who.” “That was me,” said the lady with the trolley.",
    ],
    [
      0.7,
      "=He crossed out the date himself. “Nothing can be done while people are still being heard,” he said. “And I can only manage four a month.” The queue went right round the {site} and out of sight.",
    ],
    [
      0.8,
      "=The notice is still there. Somebody has turned it round, and on the back is the list of who comes next. At the bottom there is a line so small that one has to bend one's knees. “Bring a spoon,” it says.",
    ],
  ],
  close: [
    [
      0.6,
      "=The man with the folder came once more. He looked at all of it for a long time, and wrote something down. “What's that for a number?” asked {hero}. “It isn't one,” said the man.",
    ],
    [
      0.8,
      "=The notice is still there. Somebody has turned it round, and on the back are all their names. At the bottom there is a line so small that one has to bend one's knees to read it. “Heard,” it says.",
    ],
  ],
};

/** There is one thing to be done before a place closes. */
const beforeItCloses: Story = {
  after: [
    [
      0,
      "=What could be carried away from the {site} had a price on it by now, and what had no price had a label: cellar, cousin, nobody. {Hero} made a list of what was left to do. It had forty numbers. Number one was underlined twice.",
      "={Hero} wrote a list, on a big sheet of paper: what had to be done before the door of the {site} was locked. The keys were on it, and the lamps, and the cat from the yard, who had to be told. Number one was underlined twice.",
    ],
    [
      0.6,
      "=Number two to number forty went well. The chairs went, and the ladder went to a man who had only come in to ask the way. Number one stayed where it was. {Hero} asked somebody who ought to have known. He knew something else, and it took him an hour.",
      "=“What have you got left?” asked {talker}. “Only the first one,” said {hero}. {Talker} read what was underlined there, hung up a coat on the last hook of the {site}, and stayed. It went no faster with two. But there was somebody to swear with.",
    ],
    [
      0.5,
      "=Then {hero} tried it the long way round. There was a shoebox full of old bills, and {he} read them all, one after the other, sitting on the floor. People had bought things, and paid, and argued about small change. On one of the bills there was something in pencil, too faint to read.",
      "=Then {hero} tried it the long way round, and emptied every drawer of the {site}. There were three scissors in them, a glove, and a shoebox full of old bills. On one of the bills there was something in pencil, too faint to read. {He} put it into {his} pocket all the same.",
    ],
    [
      1.2,
      "=All day long people put their heads in. They had always wanted to come, they said. Was it true that it was closing? {Hero} pointed at the sign. “But that's a pity,” they said, and bought a hook.",
    ],
    [
      0.4,
      "=On the last evening every step in the {site} had an echo. {Hero} crossed out what was done. It was everything, except for the one thing at the top. The pencil was on it already. Then {he} held the old bill up against the lamp. From behind, it could be read.",
    ],
  ],
  end: [
    [
      0,
      "=“Back door, before six,” it said. Before six {hero} stood at the back door. There came a clinking round the corner. It was the old milkwoman, who had come by every morning for as long as anybody knew. “At last somebody asks me,” she said, and sat down on her crate.",
    ],
    [
      0.6,
      "=She knew everything: who had come, who had stopped coming, where it was kept and how it was done. By noon {hero} had managed to {deed}, and drew the line through number one, very slowly, with a ruler.",
      "=She knew everything: who had come, who had stopped coming, where it was kept and how it was done. By noon it was done. {Hero} drew the line through number one, very slowly, with a ruler.",
    ],
    [
      0.7,
      "=Then the door of the {site} was locked. They stood in front of it for a while, as one stands on a platform when the train has gone. “And now?” asked the milkwoman. {Hero} turned the list over. The back was quite empty. {He} wrote a one there, with a full stop after it.",
    ],
    [
      0.8,
      "=The list hangs over another table these days, with that side to the front. It has grown to four numbers. The first one is underlined twice. “Ask the one who brings the milk,” it says.",
    ],
  ],
};

const SITE = "(?:an?|the|our|my|his|her|their|its) (?<site>(?!last\\b)(?:[a-z'’-]+ ){0,2}?[a-z'’-]+)";
const LAST_SITE = SITE.replace("<site>(?!last\\b)", "<site2>(?=last )");
const WHERE = "(?: (?:in|on|at|of|near|behind|by|from|where) [^.,]*?)?(?:,? (?:which|that))?,?";
const GONE =
  "(?:torn|pulled|knocked|cut|burnt|shut|closed) down|demolished|felled|flooded|cleared|filled in|sold|closed|shut";
const IS_TO_GO = `(?:was|were) (?:being (?:${GONE})|to be (?:${GONE})|(?:about|going|due|supposed|set|meant|scheduled|threatened|planned) to (?:be (?:${GONE})|close|shut|disappear|make way|be turned into)|threatened with (?:closure|demolition)|to (?:be turned into|make way for|become))|(?:would|will|should) (?:soon )?(?:be turned into|have to make way for|make way for|be (?:${GONE}))`;
const CLOSES = `(?:${IS_TO_GO}|was closing(?: down| for good| forever)?|was going out of business|had to close|was to close|closed (?:down|for good|forever))`;
const NOT_PLACE =
  "donkey|horse|pony|dog|cat|cow|pig|hen|hens|elephant|animals?|circus|portal|door|eyes|gap|lid|wound|violin|piano|boat|car(?! park)|ship|tractor|toy|painting|ring";
const BUSINESS = "bakery|shop|bookshop|bookstore|store|cafe|café|restaurant|salon|stall|business|video";
const TO_SAVE =
  "(?:(?:tried|wanted|decided|fought|set out|had|planned|promised|worked|came) (?:together )?to (?:save|keep|rescue|stop|prevent|protect|defend|help)|came together|made a plan|had a plan|protested|saved|rescued|collected signatures|refused to give up)";

/** Places that are to close, to be sold or torn down. */
export const closingPlaces: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless(`${NOT_PLACE}|${BUSINESS}|leave|move`)}(?:${SITE}|${LAST_SITE})${WHERE} ${CLOSES}\\b[^.]*|${unless(NOT_PLACE)}(?:was|were) (?:about|going) to lose (?:his|her|their|the) (?<site3>(?:[a-z'’-]+ ){0,2}?(?:shop|bakery|farm|house|home|workshop|garden|cafe|café|restaurant|inn|school|theatre|cinema|land|bookshop|forest|club|pub|mill))\\b[^.]*|${unless(`${NOT_PLACE}|leave`)}(?:wanted|planned|came|decided|threatened|was going|were going) to (?:tear down|demolish|cut down|close|shut down|sell|pull down|knock down|flood|buy up|build over) ${SITE.replace("<site>", "<site4>")}(?=[.,]| (?:to|for|and|in|where|because|so)\\b)[^.]*`,
    ),
    ...toBeSaved,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(`${unless("leave|move")}${TO_SAVE}\\b[^.]*`),
    idea: new RegExp(
      `^(?!.*\\b(?:${NOT_PLACE})\\b)(?:.*?\\b(?:${SITE}|${LAST_SITE})${WHERE} ${CLOSES}|.*?\\b(?:was|were) (?:about|going) to lose (?:his|her|their|the) (?<site4>(?:[a-z'’-]+ ){0,2}?(?:shop|bakery|farm|house|home|workshop|garden|cafe|café|restaurant|inn|school|theatre|cinema|land|bookshop|forest|club|pub|mill))\\b|.*?\\b(?:save|keep|rescue) (?:the|his|her|their|an?) (?<site3>(?:[a-z'’-]+ ){0,2}?[a-z'’-]+) from (?:being ${GONE}|clos|demol|the (?:bull|dev)))`,
      "iu",
    ),
    ...toBeSaved,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:tried|decided|wanted|had (?:only |just )?(?:one|a|two|three|seven|ten) (?:last |more |single )?(?:week|day|month|night|hour)s?(?: left)?|set out|hoped|planned|needed|(?:was|were) determined) to (?<deed>(?!save\\b|keep\\b|stop\\b|rescue\\b|protect\\b|prevent\\b|close\\b|leave\\b|move\\b|sell\\b)[^.]+)",
    ),
    idea: new RegExp(`^(?!.*\\b(?:${NOT_PLACE})\\b).*?\\b(?:${SITE}|${LAST_SITE})${WHERE} ${CLOSES}`, "iu"),
    ...beforeItCloses,
    of: "people",
  }),
];
