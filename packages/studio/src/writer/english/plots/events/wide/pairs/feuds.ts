import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { pairScene } from "./pair-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** One of two who do not get on falls ill. */
const oneIsIll: Story = {
  after: [
    [
      0,
      "=It was noticed by what was missing. On the first day the one who was well enjoyed the quiet. On the second day it was still quiet. On the third day somebody stood at the window and was cross, because there was nothing to be cross about. One gets used to that sort of thing as one gets used to a clock.",
    ],
    [
      1,
      "=((As for {theissue}, nothing was said about it now. )) “Serves you right” was the first thought. It did not taste as good as one had hoped. The second thought was soup. But how does one bring soup to a door that one has only ever looked at angrily? What does one say there?",
    ],
    [
      1,
      "=Nothing was said. The pot was put down, there was a knock, and whoever had knocked was round the corner before anybody came. The next morning the pot was back, washed, with a slip of paper in it. “Too salty,” it said.",
      "=In the end the pot was simply put down in front of the door. There was no note on it. A note would have needed a first word. In the evening it stood there again, empty and washed. “Too salty,” said a slip of paper.",
    ],
    [
      1,
      "=So there was less salt in the next one. “Better,” the slip of paper said. After that came “a bit thin”, and after that came “carrots”. It was the longest talk that {they} had had for a very long time, and nobody had been able to interrupt.",
    ],
    [
      0.5,
      "=The fifth slip was written so shakily that it took a while to read it. “It's open,” it said. “I can't get up.” The pot was set down on the step. Somebody stood there with a hand on the latch and had to swallow a good many old sentences first.",
    ],
  ],
  end: [
    [
      0,
      "=It is a different room when one sees it from inside. The one in bed looked smaller. Through the window one could see straight across. “So that's what I look like from here,” said the one with the pot. “Worse,” said the one in bed. “You wave your arms.” Then they both had to laugh, the one of them very carefully.",
    ],
    [
      0.5,
      "=They talked about it, ((about {theissue}, and )) about all the rest. One of them had no voice left, and the other did not want to be the louder one. It took ten minutes. “All that time,” said the one, “for ten minutes.” “We were shouting,” said the other. “One hears so badly then.”",
    ],
    [
      0.7,
      "={They} quarrel again by now. The doctor called it the best sign of all. But they do it over soup, and whoever runs out of reasons has to fetch the salt.",
    ],
  ],
};

/** Two who do not get on have to manage something together. */
const troubleForBoth: Story = {
  after: [
    [
      0,
      "=For a moment neither of them said anything. That had not happened for a long time. Then they both said the same thing at the same moment. It was “That's your fault”. After that there was no one left to say it to.",
      "=“Well, thank you very much,” said {one}. “You're welcome,” said {two}. They looked at what there was to be done. Then they looked round for somebody else to do it with. There was nobody else.",
    ],
    [
      1,
      "={One} had a plan. {Two} had a plan as well, and of course it was just the opposite. So they tried both of them at once, one from this side and one from that. When they looked up, everything was exactly where it had been, and they were out of breath.",
    ],
    [
      1,
      "=After that they divided it up, so that nobody would have to talk. {One} took the left, and {two} took the right. It went quite well, as far as the middle. The middle did not belong to either of them. They both stood there and looked at it for some time.",
    ],
    [
      1,
      "=It turned out that {two} was good at the very thing that {one} was afraid of. And there was something that {one} did as if it were nothing, and {two} had never dared to try it. “You never told me that,” said {two}. “In all that time you never asked,” said {one}.",
    ],
    [
      0.5,
      "=Then it got late, and it looked as if it could not be done, not by the two of them, and certainly not by one. {One} sat down. “If you tell anybody that I sat down first,” said {one}. “I'm sitting, too,” said {two}. They sat back to back, because it was warmer, and because in that way one did not have to look.",
    ],
  ],
  end: [
    [
      0,
      "=“We could do it at the same moment,” {two} said into the air. “You'd have to count to three.” “I always count too fast. You say so every day.” “Then I'll count.” {Two} counted slowly. On three they both did the same thing, in the same direction, for the first time ever. It was not even difficult. It had only wanted two who begin together.",
    ],
    [
      0.5,
      "=Afterwards people wanted to know whose idea it had been. {One} pointed at {two}, and {two} pointed at {one}. Then they saw what they were doing, and both of them put it down and looked at the ground. “It was the counting,” said {one}. “The counting wasn't bad,” said {two}.",
    ],
    [
      0.7,
      "=They are at it again, of course, and it can be heard from afar. But when it is about something, one of them stops in the middle of a word and begins to count, quite slowly. It never has to go further than three.",
    ],
  ],
};

/** Two who could not bear each other come to be friends. */
const madeFriends: Story = {
  after: [
    [
      0,
      "=How it came to that, each of them tells in a different way. In one of the stories {one} began, and in the other one it was {two}. There is just one thing in which they agree: neither of them had slept well that day, and the other one was the last thing that was wanted.",
    ],
    [
      1,
      "=At first each of them treated the other like a piece of furniture. One walks round furniture. Then {one} bumped into it and said “Sorry”, without meaning to. “That's all right,” said the furniture. They were both so startled that it was quiet for an hour.",
    ],
    [
      1,
      "={Two} had something to eat along, and it was too much. It was put down in the middle, as one puts down something that one has forgotten. After a while there was less of it. Nobody had seen anything. The next time something of {one}'s was lying in the same spot.",
    ],
    [
      0.5,
      "=Then it nearly came to nothing. It was only a word, an old one, and it had slipped out. {One} stood up. {Two} stood up as well. Now they would have walked off in two directions, as they always had. But there was still something lying in the middle. It was the last piece, and neither was going to leave it to the other.",
    ],
  ],
  end: [
    [
      0,
      "=So they sat down again, each of them with one hand on it. “You have it,” said {two}. “No, you.” It got louder. {One} was the first to notice that they had never fought that way round before, and began to laugh. They broke it in the end. It broke very unfairly, and each of them insisted on the smaller half.",
    ],
    [
      0.5,
      "=The rest you know. People who had met them earlier stopped and looked twice. “Since when do you two get on?” they wanted to know. “Since the last piece,” was the answer, and nobody could get anything more out of {them}.",
    ],
    [
      0.7,
      "=They still use the old word now and then. By now it is a pet name. Strangers get a fright when they hear it. Then something to eat is moved into the middle, very slowly, by two who are trying not to laugh.",
      "=They still use the old word now and then. By now it is a pet name, and strangers get a fright when they hear it.",
    ],
  ],
};

const FEUD =
  "(?:f[ou]+ght|fighting|quarrel\\w*|argu(?:ed|es|ing)|feud\\w*|started a war|hated? each other|who hate|hated one another|(?:can|could)(?: ?not|n't) stand each other|enemies|rivals?|not (?:speak|spoken|talk|get on|get along)(?! (?:a word of|any|the language|\\p{Lu}))|never (?:spoke|spoken|talked|got on|got along)|did not get (?:on|along))\\b";
const ISSUE = "(?:[^.]*?\\b(?:over|about) (?<issue>(?:an?|the|their) [a-z]+)\\b)?";
const NOT_DARK = "kill\\w*|died|dead|murder\\w*|prison|funeral|coffin|stolen|thief|love";

/** Two who do not get on: one falls ill, both are in trouble, or they come to be friends. */
export const feuds: readonly ClauseScene[] = [
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(NOT_DARK)}(?:one of (?:them|the [a-z]+)|the (?:other|older|younger|little|big|first|second)(?: one)?|his [a-z]+|her [a-z]+) (?:suddenly )?(?:got|fell|became|was|gets) (?:very |seriously )?(?:ill|sick)\\b[^.]*|one of them (?:broke|had an accident|had to go to hospital)\\b[^.]*`,
    ),
    idea: `${FEUD}${ISSUE}|chalk line`,
    ...oneIsIll,
    of: "people",
  }),
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(NOT_DARK)}(?:became|becomes|become|ended up|turned out to be|were|parted as|made) (?:the )?(?:best |good |close |real |true )?friends\\b[^.]*|${unless(NOT_DARK)}(?:made up|made peace|shook hands|ended up (?:planting|building|cooking|baking|singing|dancing|sharing|laughing|having|sitting|eating|opening|running|playing)|came down with|got to like each other)\\b[^.]*`,
    ),
    idea: `${FEUD}|not speaking|unfriendly`,
    ...madeFriends,
  }),
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(NOT_DARK)}(?:had to (?:work|travel|live|cooperate|stick|pull|play|share|cook|find|look after|drive|walk|sing|rescue|save|spend|put up|pitch|build|team up|get|cross)\\b[^.]*|(?:were|was|are|is) forced to[^.]*|needed help[^.]*|(?:got|were|was|became) (?:lost|stuck|trapped|stranded|locked in|snowed in|handcuffed)\\b[^.]*)`,
    ),
    idea: `${FEUD}|chalk line|line down the middle`,
    ...troubleForBoth,
  }),
];
